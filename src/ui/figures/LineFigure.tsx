import { Trans, useLingui } from '@lingui/react/macro';
import ChartLine from 'lucide-react/icons/chart-line';
import Table from 'lucide-react/icons/table';
import { useId, useState, type ReactNode } from 'react';
import { Segments } from '../actions/Segments.tsx';
import { Card } from '../layout/Card.tsx';
import { barFigure } from './BarFigure.css.ts';
import { lineFigure as css } from './LineFigure.css.ts';

export interface LinePoint {
  key: string;
  label: string;
  value: number;
  /** The value in words. */
  said: string;
}

/** A few values over time, as one line or as a table; `summary` says in a sentence what the line shows. */
export function LineFigure({
  title,
  head: [of, what],
  points,
  max: most,
  summary,
  controls,
  empty,
}: {
  title: ReactNode;
  /** Of the table's columns. */
  head: readonly [string, string];
  /** Oldest first. */
  points: readonly LinePoint[];
  /** The top of the scale; a round figure above the largest value when left out. */
  max?: number | undefined;
  summary: string;
  /** What else may be shown in its place. */
  controls?: ReactNode;
  empty: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const [view, setView] = useState<'line' | 'table'>('line');
  const max = most ?? roundAbove(Math.max(0, ...points.map(({ value }) => value)));
  return (
    <Card
      title={<span id={id}>{title}</span>}
      actions={
        points.length > 0 ? (
          <Segments
            label={<Trans>Affichage</Trans>}
            labelHidden
            value={view}
            options={[
              { value: 'line', label: t`Graphique`, icon: ChartLine, iconOnly: true },
              {
                value: 'table',
                label: t({ message: 'Tableau', context: 'de chiffres' }),
                icon: Table,
                iconOnly: true,
              },
            ]}
            onChange={setView}
          />
        ) : undefined
      }
    >
      {controls && <div className={css.controls}>{controls}</div>}
      {points.length === 0 ? (
        empty
      ) : view === 'line' ? (
        <Line points={points} max={max} summary={summary} />
      ) : (
        <table className={barFigure.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, label, said }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** The figures stand beside the drawing, not in it: they keep their size on every screen. */
function Line({
  points,
  max,
  summary,
}: {
  points: readonly LinePoint[];
  max: number;
  summary: string;
}) {
  const last = points.length - 1;
  const every = Math.max(1, Math.ceil(last / MOST_DAYS));
  const placed = points.map((point, at) => ({
    ...point,
    // Words that would lie over each other are left out: the table has them all.
    isNamed: at === last || (at % every === 0 && (at === 0 || last - at >= every)),
    x: last === 0 ? 50 : (at / last) * 100,
    y: 100 - (point.value / max) * 100,
  }));
  return (
    <div role="img" aria-label={summary} className={css.root}>
      <div className={css.scale}>
        {LINES.map((share) => (
          <span
            key={share}
            className={css.scaleFigure}
            style={{ insetBlockStart: `${100 - share}%` }}
          >
            {Number.isInteger((max * share) / 100) ? (max * share) / 100 : ''}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={css.drawing}
        >
          {LINES.map((share) => (
            <path key={share} d={`M0 ${100 - share}H100`} className={css.gridLine} />
          ))}
          <path
            d={placed.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
            className={css.line}
          />
        </svg>
        {placed.map(({ key, x, y, said }, at) => (
          <span
            key={key}
            className={at === last ? css.lastPoint : css.point}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {(at === 0 || at === last) && <b className={css.said}>{said}</b>}
          </span>
        ))}
      </div>
      <div className={css.days}>
        {placed.map(({ key, label, x, isNamed }, at) => (
          <span
            key={key}
            className={at === 0 || at === last ? css.day : css.dayBetween}
            style={{ insetInlineStart: `${x}%` }}
          >
            {isNamed && label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Hundredths of the scale at which a hairline stands. */
const LINES = [0, 25, 50, 75, 100];

/** Words that fit under the line. */
const MOST_DAYS = 6;

/** The next multiple of four, so that every hairline stands at a whole number. */
const roundAbove = (value: number): number => Math.max(4, Math.ceil(value / 4) * 4);
