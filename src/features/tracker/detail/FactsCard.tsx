import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { provinceName } from '#/domain/cv/canadian/provinces.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { useFormWords } from '../entry/use-form-words.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { detail } from './detail.css.ts';
import { useSalaryWords } from './use-salary-words.ts';

/** What is known of the job; what is not filled in is not shown. */
export function FactsCard({ application }: { application: Application }) {
  const facts = useFacts(application);
  if (facts.length === 0) return null;
  return (
    <Card title={<Trans>Le poste</Trans>}>
      <dl className={detail.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={detail.fact}>
            <dt className={detail.term}>{term}</dt>
            <dd className={detail.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const useFacts = (application: Application): { term: string; value: ReactNode }[] => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { label } = useFormWords();
  const days = useDayWords();
  const words = useTrackerWords();
  const salary = useSalaryWords()(application);
  const { dateApplied, deadline, interviewAt, province, workplace, url, source } = application;
  const { recruiter, recruiterEmail, language: adLanguage } = application;
  const [interviewDay = '', interviewTime = ''] = interviewAt.split('T');
  const facts: [term: string, value: ReactNode][] = [
    [label.dateApplied, dateApplied && days.long(dateApplied)],
    [
      label.interviewAt,
      interviewAt && [days.long(interviewDay), days.time(interviewTime)].join(', '),
    ],
    [label.deadline, deadline && days.long(deadline)],
    [t`Salaire`, salary],
    [label.province, province && provinceName(province, language)],
    [label.workplace, workplace && words.workplace[workplace]],
    [label.language, adLanguage && (adLanguage === 'fr' ? t`Français` : t`Anglais`)],
    [
      t`Contact`,
      (recruiter || recruiterEmail) && (
        <>
          {recruiter}
          {recruiter && recruiterEmail && <br />}
          {recruiterEmail && <a href={`mailto:${recruiterEmail}`}>{recruiterEmail}</a>}
        </>
      ),
    ],
    [label.source, source && words.source[source]],
    [
      label.url,
      url && (
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      ),
    ],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
};
