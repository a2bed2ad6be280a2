import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Paged } from '#/remote/admin.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { admin as css } from './admin.css.ts';

/** Where one is in a long list, and the pages beside. */
export function PageTurn({
  of: { items, page, pageSize, total },
  onPage,
}: {
  of: Paged<unknown>;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const first = (page - 1) * pageSize + 1;
  const last = first + items.length - 1;
  return (
    <Row between>
      <span className={css.quiet} role="status">
        <Trans>
          {first} à {last} sur {total}
        </Trans>
      </span>
      {total > pageSize && (
        <Row gap="px8">
          <IconButton
            outlined
            icon={ChevronLeft}
            label={t`Page précédente`}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            outlined
            icon={ChevronRight}
            label={t`Page suivante`}
            disabled={last >= total}
            onClick={() => onPage(page + 1)}
          />
        </Row>
      )}
    </Row>
  );
}
