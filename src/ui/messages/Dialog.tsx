import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { dialog, dialogParts } from './Dialog.css.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Toaster } from './Toaster.tsx';

export type DialogProps = {
  open: boolean;
  /** Escape, the close button and a press outside all call it; the owner closes. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons of the foot, the destructive or main one last. */
  actions?: ReactNode;
  /** `dialog`: a sheet below 768 px, a box above. `sheet`: nearly the whole height, for a preview. */
  shape?: 'dialog' | 'wide' | 'sheet';
};

/** What is there to be filled in is where one wants to be; without it the browser takes the first control. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea';

/**
 * Native modal dialog: the browser traps the focus, makes the page inert
 * and gives the focus back to what opened it.
 */
export function Dialog({ open, onClose, title, children, actions, shape = 'dialog' }: DialogProps) {
  const { t } = useLingui();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (open && !node.open) {
      node.showModal();
      node.querySelector<HTMLElement>(TYPED)?.focus();
    }
    if (!open && node.open) node.close();
  }, [open]);

  // An owner may take the dialog away instead of closing it: the focus must go back all the same.
  useLayoutEffect(() => {
    const node = element.current;
    return () => node?.close();
  }, []);

  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way, given by the native dialog.
    <dialog
      ref={element}
      className={dialog({ shape })}
      aria-labelledby={id}
      onClick={closeFromOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={dialogParts.box}>
          <div className={dialogParts.head}>
            <h2 id={id} className={dialogParts.title}>
              {title}
            </h2>
            <IconButton icon={X} label={t`Fermer`} onClick={onClose} />
          </div>
          <div className={dialogParts.body}>{children}</div>
          {actions != null && <div className={dialogParts.actions}>{actions}</div>}
          {/* The page's own messages lie under the dialog, out of reach. */}
          <Toaster inDialog />
        </div>
      )}
    </dialog>
  );
}
