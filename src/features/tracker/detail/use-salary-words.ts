import { useLingui } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';

type Paid = Pick<Application, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;

/** « De 65 000 $ à 72 000 $ l’année »; '' when nothing is known. */
export const useSalaryWords = (): ((paid: Paid) => string) => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { period } = useTrackerWords();
  return ({ salaryMin, salaryMax, salaryPeriod }) => {
    const money = (cents: number): string =>
      new Intl.NumberFormat(LANGUAGE_TAGS[language], {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100);
    const least = money(salaryMin);
    const most = money(salaryMax);
    const amount = (): string => {
      if (salaryMin === 0 && salaryMax === 0) return '';
      if (salaryMax === 0) return t`À partir de ${least}`;
      if (salaryMin === 0) return t`Jusqu’à ${most}`;
      return salaryMin === salaryMax ? least : t`De ${least} à ${most}`;
    };
    const said = amount();
    return said === '' || salaryPeriod === '' ? said : `${said} ${period[salaryPeriod]}`;
  };
};
