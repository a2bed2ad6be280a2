import { admin as css } from './admin.css.ts';

/** Names and what they are, side by side where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.quiet}>{name}</dt>
          <dd className={css.factValue}>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
