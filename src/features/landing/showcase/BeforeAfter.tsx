import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import { onPaper } from '#/ui/theme/on-surfaces.css.ts';
import { beforeAfter as css } from './BeforeAfter.css.ts';

/** One invented person's CV, as it came and as it leaves. */
export function BeforeAfter() {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Exemple avant et après`} className={css.root}>
      <div className={classNames(onPaper, css.sheet, css.before)}>
        <p className={css.caption}>
          <Trans>Le CV d’avant</Trans>
          <b className={css.removed}>
            <Trans>3 pages</Trans>
          </b>
        </p>
        <ul className={css.removals}>
          <Removal what={<Trans>Photo</Trans>}>
            <Trans context="photo">retirée</Trans>
          </Removal>
          <Removal what={<Trans>Née le 14 mars 1988</Trans>}>
            <Trans context="date de naissance">retirée</Trans>
          </Removal>
          <Removal what={<Trans>Mariée, deux enfants</Trans>}>
            <Trans context="état civil">retiré</Trans>
          </Removal>
          <Removal what={<Trans>12, rue des Ormes, app. 4</Trans>}>
            <Trans>ville seulement</Trans>
          </Removal>
        </ul>
      </div>
      <div className={classNames(onPaper, css.sheet, css.after)}>
        <p className={css.caption}>
          <Trans>Le CV canadien</Trans>
          <b className={css.kept}>
            <Trans>2 pages</Trans>
          </b>
        </p>
        <p className={css.name}>Samira Oukaci</p>
        <p className={css.muted}>
          <Trans>Montréal (Québec)</Trans> · 514 555-0117
        </p>
        <p className={css.heading}>
          <Trans>Expérience professionnelle</Trans>
        </p>
        <p>
          <b>
            <Trans>Infirmière, soins intensifs</Trans>
          </b>
          <br />
          <Trans>Hôpital Sidi-Mansour, Alger · 03/2019 – 08/2025</Trans>
        </p>
        <ul className={css.points}>
          <li>
            <Trans>Coordonné une équipe de 9 personnes sur 24 lits</Trans>
          </li>
          <li>
            <Trans>Réduit de 18 % le délai de transfert des patients</Trans>
          </li>
        </ul>
        <p className={css.heading}>
          <Trans>Formation</Trans>
        </p>
        <p>
          <b>
            <Trans>Diplôme d’État en sciences infirmières</Trans>
          </b>
          <br />
          <Trans>Évaluation comparative, Québec, 2025</Trans>
        </p>
      </div>
    </div>
  );
}

function Removal({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <li className={css.removal}>
      <s className={css.struck}>{what}</s>
      <b className={css.removed}>{children}</b>
    </li>
  );
}
