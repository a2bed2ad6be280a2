import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import { CV_STEPS, type CvRecord } from '#/domain/cv/record/cv-record.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { now } from '#/platform/clock.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import type { CvSearch } from '../cv-search.ts';
import { upload } from './upload.css.ts';
import { whenWords } from '#/parts/when-words.ts';

/** One CV of the list: opens at the step where it was left. */
export function CvRow({
  cv,
  onMore,
  go,
}: {
  cv: CvRecord;
  onMore: () => void;
  go: (next: CvSearch) => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { day, time } = whenWords(cv.updatedAt, now(), LANGUAGE_TAGS[language]);
  const step = CV_STEPS.indexOf(cv.step) + 1;
  return (
    <li className={upload.cvRow}>
      <button
        type="button"
        className={upload.cvOpen}
        onClick={() => go({ cv: cv.id, step: cv.step === 'upload' ? 'customise' : cv.step })}
      >
        <span className={upload.symbol}>
          <Icon of={FileText} />
        </span>
        <span>
          <b className={upload.cvTitle}>{cv.title}</b>
          <span className={upload.cvMeta}>
            <Trans>
              Étape {step}, modifié {day} à {time}
            </Trans>
            {' · '}
            {cv.language === 'fr' ? t`CV en français` : t`CV en anglais`}
          </span>
        </span>
      </button>
      <IconButton icon={Ellipsis} label={t`Autres actions pour « ${cv.title} »`} onClick={onMore} />
    </li>
  );
}
