import { useEffect, useRef, type ReactNode } from 'react';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { account } from '../account.css.ts';

/** The title of a step that takes another's place without a change of page: it takes the focus. Key it by step. */
export function StepTitle({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="px4">
      <h1 ref={title} tabIndex={-1} className={account.title}>
        {children}
      </h1>
      {lead && <p className={`${text.small} ${text.muted}`}>{lead}</p>}
    </Stack>
  );
}
