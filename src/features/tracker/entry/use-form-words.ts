import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { APPLICATION_MAX } from '#/domain/access/size-limits.ts';
import type { FormField, FormProblem } from '#/domain/tracker/application-form.ts';

/** How the fields of an application are called, and what is said of a mistake in one. */
export const useFormWords = () => {
  const { t } = useLingui();
  const label: Record<FormField, string> = {
    title: t`Titre du poste`,
    company: t`Entreprise`,
    location: t`Lieu`,
    province: t`Province ou territoire`,
    workplace: t`Forme de travail`,
    language: t`Langue de l’offre`,
    dateApplied: t`Date d’envoi`,
    deadline: t`Date limite`,
    interviewAt: t`Entrevue`,
    url: t`Lien vers l’offre`,
    salaryMin: t`Salaire minimum`,
    salaryMax: t`Salaire maximum`,
    salaryPeriod: t`Salaire pour`,
    recruiter: t`Personne à contacter`,
    recruiterEmail: t`Courriel de cette personne`,
    source: t`Trouvée par`,
    notes: t`Notes`,
  };
  const most = { notes: APPLICATION_MAX.notes, url: APPLICATION_MAX.url };
  const problem = (field: FormField, kind: FormProblem): string => {
    switch (kind) {
      case 'required':
        return field === 'title'
          ? t`Écrivez le titre du poste.`
          : t`Écrivez le nom de l’entreprise.`;
      case 'too-long': {
        const length = field === 'notes' || field === 'url' ? most[field] : APPLICATION_MAX.line;
        return t`Raccourcissez ce texte\u00A0: ${plural(length, { one: '# caractère', other: '# caractères' })} au plus.`;
      }
      case 'no-day':
        return t`Écrivez une date complète, par exemple 2026-11-24.`;
      case 'no-moment':
        return t`Écrivez le jour et l’heure de l’entrevue.`;
      case 'no-address':
        return t`Écrivez une adresse web complète, par exemple https://emplois.example.org/42.`;
      case 'no-email':
        return t`Écrivez une adresse complète, par exemple lea@example.org.`;
      case 'no-amount':
        return t`Écrivez un montant en chiffres, par exemple 28,50 ou 65\u00A0000.`;
      case 'less-than-least':
        return t`Le maximum est plus petit que le minimum. Corrigez l’un des deux.`;
      case 'no-period':
        return t`Choisissez l’heure, la semaine ou l’année.`;
    }
  };
  return { label, problem };
};
