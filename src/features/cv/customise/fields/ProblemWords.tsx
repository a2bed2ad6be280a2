import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastSegmentOf } from '#/domain/sync/path.ts';
import type { FieldProblem } from './form-problems.ts';

/** One sentence that says how to fix a field. */
export function ProblemWords({ problem }: { problem: FieldProblem }): ReactNode {
  switch (problem.kind) {
    case 'missing':
      return <Missing field={lastSegmentOf(problem.path)} />;
    case 'tooShort':
      return <Trans>Écrivez votre prénom et votre nom en entier.</Trans>;
    case 'email':
      return <Trans>Écrivez une adresse complète, par exemple nadia@example.com.</Trans>;
    case 'phone':
      return <Trans>Écrivez le numéro avec son indicatif, par exemple 514 555-0142.</Trans>;
    case 'linkedin':
      return (
        <Trans>Copiez l’adresse de votre profil, par exemple linkedin.com/in/votre-nom.</Trans>
      );
    case 'date':
      return <Trans>Le mois va de 01 à 12, par exemple 11/2025.</Trans>;
    case 'inverted':
      return <Trans>Cette date vient avant celle du début. Corrigez l’une des deux.</Trans>;
    case 'future':
      return <Trans>Cette date est dans le futur. Vérifiez l’année.</Trans>;
    case 'yearAlone':
      return <Trans>Ajoutez le mois si vous le connaissez.</Trans>;
  }
}

function Missing({ field }: { field: string }): ReactNode {
  switch (field) {
    case 'fullName':
      return <Trans>Écrivez votre nom.</Trans>;
    case 'email':
      return <Trans>Écrivez votre courriel : l’employeur en a besoin pour vous répondre.</Trans>;
    case 'phone':
      return <Trans>Écrivez votre numéro de téléphone.</Trans>;
    case 'location':
      return <Trans>Écrivez votre ville et votre province ou votre pays.</Trans>;
    case 'jobTitle':
      return <Trans>Écrivez le titre de ce poste.</Trans>;
    case 'company':
      return <Trans>Écrivez le nom de l’entreprise.</Trans>;
    case 'startDate':
      return <Trans>Écrivez la date de début, par exemple 03/2021.</Trans>;
    case 'degree':
      return <Trans>Écrivez le nom du diplôme.</Trans>;
    case 'institution':
      return <Trans>Écrivez le nom de l’établissement.</Trans>;
    case 'name':
      return <Trans>Écrivez le nom de la langue.</Trans>;
    default:
      return <Trans>Ce champ est encore vide.</Trans>;
  }
}
