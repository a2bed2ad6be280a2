import { Trans } from '@lingui/react/macro';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from './cv-form.ts';
import { DraftLines, DraftText, DraftTitle } from './DraftText.tsx';

export function PersonalForm({ form }: { form: CvForm }) {
  const { personal } = form.cv;
  return (
    <Card title={<Trans>Identité et coordonnées</Trans>}>
      <Fields>
        <DraftText
          form={form}
          path="personal.fullName"
          label={<Trans>Nom complet</Trans>}
          span
          autoComplete="name"
          value={personal.fullName}
          onEdit={(value) => editField('personal.fullName', value)}
        />
        <DraftTitle
          form={form}
          path="personal.headline"
          label={<Trans>Titre sous votre nom</Trans>}
          optional
          span
          autoComplete="organization-title"
          hint={<Trans>Votre métier, comme dans les offres que vous visez.</Trans>}
          value={personal.headline}
          onEdit={(value) => editField('personal.headline', value)}
        />
        <DraftText
          form={form}
          path="personal.email"
          label={<Trans>Courriel</Trans>}
          span
          type="email"
          autoComplete="email"
          value={personal.email}
          onEdit={(value) => editField('personal.email', value)}
        />
        <DraftText
          form={form}
          path="personal.phone"
          label={<Trans>Téléphone</Trans>}
          type="tel"
          autoComplete="tel"
          value={personal.phone}
          onEdit={(value) => editField('personal.phone', value)}
        />
        <DraftText
          form={form}
          path="personal.location"
          label={<Trans>Ville et province</Trans>}
          autoComplete="address-level2"
          hint={<Trans>Sans numéro ni rue, par exemple Laval (Québec).</Trans>}
          value={personal.location}
          onEdit={(value) => editField('personal.location', value)}
        />
        <DraftText
          form={form}
          path="personal.linkedin"
          label={<Trans>Profil LinkedIn</Trans>}
          span
          optional
          inputMode="url"
          autoComplete="url"
          value={personal.linkedin}
          onEdit={(value) => editField('personal.linkedin', value)}
        />
        <DraftLines
          form={form}
          path="personal.summary"
          label={<Trans>Profil professionnel</Trans>}
          rows={5}
          hint={
            <Trans>De 3 à 5 phrases : votre métier, votre expérience, ce que vous apportez.</Trans>
          }
          lines={personal.summary.split('\n')}
          onEdit={(lines) => editField('personal.summary', lines.join('\n'))}
        />
      </Fields>
    </Card>
  );
}
