import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { isLongOnPurpose } from '#/domain/cv/form/last-check.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { media } from '#/ui/theme/tokens.ts';
import { useMedia } from '#/ui/use-media.ts';
import { useCountWords } from '../use-count-words.ts';
import { DocumentSettings } from './DocumentSettings.tsx';
import { LanguageNote } from './LanguageNote.tsx';
import { LongWarning } from './LongOnPurpose.tsx';
import { MissingLetters } from './MissingLetters.tsx';
import { PageDrawing } from './PageDrawing.tsx';
import { PagesMeter } from './PagesMeter.tsx';
import { preview } from './preview.css.ts';
import { Shortenings } from './Shortenings.tsx';
import { useCvFonts } from './use-cv-layout.ts';
import { useTemplateWords } from './use-template-words.ts';

/** The document itself, page by page, with what decides how it prints. */
export function Preview({ form, layout }: { form: CvForm; layout: LaidOutCv }) {
  const { t } = useLingui();
  const templateWords = useTemplateWords();
  const countWords = useCountWords();
  const fontsShown = useCvFonts(layout);
  const wide = useMedia(media.wide);
  const [wanted, setWanted] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const total = layout.pages.length;
  const at = Math.min(wanted, total - 1);
  const page = layout.pages[at];
  const template = templateWords[layout.template].name;
  const place = t`Modèle ${template}, page ${at + 1} sur ${total}`;
  return (
    <section className={preview.root} aria-label={t`Aperçu`}>
      {/* Over two pages, what to do about it comes before the page itself, which fills the screen. */}
      {layout.overflow && <Shortenings form={form} layout={layout} />}
      {isLongOnPurpose(form.cv, total) && (
        <LongWarning
          pages={countWords.pages(total)}
          onEnd={() => void form.edit(editField('longAllowed', false))}
        />
      )}
      {wide && <DocumentSettings form={form} />}
      <LanguageNote form={form} />
      <div className={preview.bar}>
        <span role="status">{place}</span>
        <span className={preview.arrows}>
          {!wide && (
            <IconButton
              icon={enlarged ? ZoomOut : ZoomIn}
              label={enlarged ? t`Voir la page entière` : t`Agrandir la page`}
              onClick={() => setEnlarged(!enlarged)}
            />
          )}
          <IconButton
            icon={ChevronLeft}
            label={t`Page précédente`}
            disabled={at === 0}
            onClick={() => setWanted(at - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t`Page suivante`}
            disabled={at >= total - 1}
            onClick={() => setWanted(at + 1)}
          />
        </span>
      </div>
      {page && (
        <div
          className={enlarged ? preview.enlarged : undefined}
          // A part that scrolls must be reachable without a mouse.
          {...(enlarged ? { tabIndex: 0, role: 'group', 'aria-label': t`Page agrandie` } : {})}
        >
          <PageDrawing page={page} label={place} />
        </div>
      )}
      {!fontsShown && (
        <p className={preview.quiet}>
          <Trans>Les polices du document se chargent : l’aperçu est approché.</Trans>
        </p>
      )}
      <PagesMeter layout={layout} />
      {!wide && <DocumentSettings form={form} />}
      {layout.leftOut.length > 0 && (
        <p className={preview.quiet}>
          <Trans>Seuls Word et le texte impriment aussi : {layout.leftOut.join(', ')}.</Trans>
        </p>
      )}
      <MissingLetters missing={layout.missing} />
    </section>
  );
}
