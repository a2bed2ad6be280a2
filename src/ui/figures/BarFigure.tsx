import { Trans, useLingui } from '@lingui/react/macro';
import ChartBar from 'lucide-react/icons/chart-bar';
import Table from 'lucide-react/icons/table';
import { useId, useState, type ReactNode } from 'react';
import { Segments } from '../actions/Segments.tsx';
import { Card } from '../layout/Card.tsx';
import { barFigure as css } from './BarFigure.css.ts';

export interface Bar {
  key: string;
  label: string;
  /** 0 to 1; undefined where there is too little to draw. */
  share: number | undefined;
  /** Its figures in words, beside the bar. */
  said: string;
  /** The row of the table, after the label. */
  cells: readonly string[];
}

/** The same figures as bars or as a table. The bars say nothing that is not written beside them. */
export function BarFigure({
  title,
  head,
  bars,
  note,
}: {
  title: ReactNode;
  /** Of the table's columns. */
  head: readonly string[];
  bars: readonly Bar[];
  note?: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const [view, setView] = useState<'bars' | 'table'>('bars');
  return (
    <Card
      title={<span id={id}>{title}</span>}
      actions={
        <Segments
          label={<Trans>Affichage</Trans>}
          labelHidden
          value={view}
          options={[
            { value: 'bars', label: t`Graphique`, icon: ChartBar, iconOnly: true },
            {
              value: 'table',
              label: t({ message: 'Tableau', context: 'de chiffres' }),
              icon: Table,
              iconOnly: true,
            },
          ]}
          onChange={setView}
        />
      }
    >
      {view === 'bars' ? (
        <ul className={css.bars}>
          {bars.map(({ key, label, share, said }) => (
            <li key={key} className={css.bar}>
              <span className={css.label}>{label}</span>
              <span className={css.said}>{said}</span>
              <span className={css.track} aria-hidden="true">
                {share !== undefined && (
                  <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        // Wider than a phone once letters are large: the keyboard scrolls it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls must take the focus.
        <section className={css.tableBox} tabIndex={0} aria-labelledby={id}>
          <table className={css.table} aria-labelledby={id}>
            <thead>
              <tr>
                {head.map((words) => (
                  <th key={words} scope="col">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, label, cells }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {note && <p className={css.note}>{note}</p>}
    </Card>
  );
}
