import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useDeferredValue, useId, useState } from 'react';
import { TEMPLATES, type TemplateName } from '#/domain/cv/templates.ts';
import { editField, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { PageDrawing } from '../preview/PageDrawing.tsx';
import { useCvFonts } from '../preview/use-cv-layout.ts';
import { useTemplateWords } from '../preview/use-template-words.ts';
import { laidOutCv } from '../printed-cv.ts';
import { download } from './download.css.ts';
import { LookSettings } from './LookSettings.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';

/** The templates, each drawn with the person's own first page. */
export function TemplatePicker({ cv, edit }: { cv: CvRecord; edit: (patch: CvPatch) => void }) {
  const name = useId();
  const words = useTemplateWords();
  const onChoose = (template: TemplateName) => edit(editField('template', template));
  const [enlarged, setEnlarged] = useState(false);
  return (
    <fieldset>
      <legend className={download.legend}>
        <Trans>Modèle</Trans>
      </legend>
      <div className={download.templates}>
        {TEMPLATES.map((template) => (
          <TemplateChoice
            key={template}
            cv={cv}
            template={template}
            group={name}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className={download.about}>{words[cv.template].about}</p>
      <div>
        <Button variant="quiet" icon={Maximize2} onClick={() => setEnlarged(true)}>
          <Trans>Voir les modèles en grand</Trans>
        </Button>
      </div>
      <LookSettings cv={cv} edit={edit} />
      {enlarged && <TemplateSheet cv={cv} onChoose={onChoose} onClose={() => setEnlarged(false)} />}
    </fieldset>
  );
}

function TemplateChoice({
  cv,
  template,
  group,
  onChoose,
}: {
  cv: CvRecord;
  template: TemplateName;
  group: string;
  onChoose: (template: TemplateName) => void;
}) {
  const words = useTemplateWords();
  const layout = laidOutCv(useDeferredValue(cv), template);
  useCvFonts(layout);
  const [first] = layout.pages;
  return (
    <label className={download.template}>
      <input
        type="radio"
        name={group}
        value={template}
        checked={cv.template === template}
        className={download.radio}
        onChange={() => onChoose(template)}
      />
      <span className={download.thumb}>{first && <PageDrawing page={first} />}</span>
      <span className={download.templateName}>{words[template].name}</span>
      <span className={download.chosen} aria-hidden="true">
        <Icon of={Check} size="small" />
      </span>
    </label>
  );
}
