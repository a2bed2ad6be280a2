import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { closeToast, useToast } from './toast.ts';
import { toaster } from './Toaster.css.ts';

const SHOWN_MS = 6000;
const ICONS = { neutral: Info, positive: CircleCheck, danger: CircleAlert };

/** Where toasts appear: mounted by the shell, and by each open dialog, above which the page can't draw. */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const current = useToast((state) => state.toast);
  // What was said before a dialog opened stays with the page, and covers nothing of the dialog.
  const [earlier] = useState(() => (inDialog ? current : undefined));
  const toast = current === earlier ? undefined : current;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(closeToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  const act = () => {
    toast?.action?.onAct();
    closeToast();
  };

  return (
    <div className={toaster.place} role="status">
      {toast && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Reading or reaching the button stops the clock; nothing is pressed here.
        <div
          key={toast.id}
          lang={toast.lang}
          className={toaster.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon of={ICONS[toast.tone ?? 'neutral']} />
          <span>{toast.message}</span>
          <button type="button" className={toaster.action} onClick={act}>
            {toast.action ? toast.action.label : <Trans>Fermer</Trans>}
          </button>
        </div>
      )}
    </div>
  );
}
