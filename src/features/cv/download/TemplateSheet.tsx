import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TEMPLATES, type TemplateName } from '#/domain/cv/templates.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { PageDrawing } from '../preview/PageDrawing.tsx';
import { useCvFonts } from '../preview/use-cv-layout.ts';
import { useTemplateWords } from '../preview/use-template-words.ts';
import { laidOutCv } from '../printed-cv.ts';
import { download } from './download.css.ts';

/** The person's own pages in each template, large, before one is chosen. */
export function TemplateSheet({
  cv,
  onChoose,
  onClose,
}: {
  cv: CvRecord;
  onChoose: (template: TemplateName) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useTemplateWords();
  const [shown, setShown] = useState(cv.template);
  const layout = laidOutCv(cv, shown);
  useCvFonts(layout);
  const { name, about } = words[shown];
  return (
    <Dialog open onClose={onClose} shape="sheet" title={<Trans>Modèles</Trans>}>
      <Segments<TemplateName>
        label={t`Modèle`}
        labelHidden
        options={TEMPLATES.map((value) => ({ value, label: words[value].name }))}
        value={shown}
        onChange={setShown}
      />
      <p className={download.about}>{about}</p>
      <Button
        variant="primary"
        onClick={() => {
          onChoose(shown);
          onClose();
        }}
      >
        <Trans>Choisir le modèle {name}</Trans>
      </Button>
      {layout.pages.map((page, index) => (
        <PageDrawing
          // oxlint-disable-next-line react/no-array-index-key -- Pages have no other name than their place.
          key={index}
          page={page}
          label={t`Modèle ${name}, page ${index + 1} sur ${layout.pages.length}`}
        />
      ))}
    </Dialog>
  );
}
