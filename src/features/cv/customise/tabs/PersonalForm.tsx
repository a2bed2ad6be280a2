import { Trans } from '@lingui/react/macro';
import { countryOfLocation } from '#/domain/cv/canadian/location.ts';
import { printPhone } from '#/domain/cv/canadian/phone.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { NameForms } from '../../judgement/NameForms.tsx';
import { ReservedTitleNote } from '../../judgement/ReservedTitleNote.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { DraftLines } from '../fields/DraftLines.tsx';
import { DraftText, DraftTitle } from '../fields/DraftText.tsx';

export function PersonalForm({ form }: { form: CvForm }) {
  const { cv } = form;
  return (
    <Card title={<Trans>Identité et coordonnées</Trans>}>
      <Fields>
        <DraftText
          form={form}
          path="personal.fullName"
          label={<Trans>Nom complet</Trans>}
          span
          autoComplete="name"
        />
        <NameForms form={form} />
        <DraftTitle
          form={form}
          path="personal.headline"
          label={<Trans>Titre sous votre nom</Trans>}
          optional
          span
          autoComplete="organization-title"
          hint={<Trans>Votre métier, comme dans les offres que vous visez.</Trans>}
        />
        <ReservedTitleNote form={form} path="personal.headline" />
        <DraftText
          form={form}
          path="personal.email"
          label={<Trans>Courriel</Trans>}
          span
          type="email"
          autoComplete="email"
        />
        <DraftText
          form={form}
          path="personal.phone"
          label={<Trans>Téléphone</Trans>}
          type="tel"
          autoComplete="tel"
          tidy={(phone) => printPhone(phone, cv.language, countryOfLocation(cv.personal.location))}
        />
        <DraftText
          form={form}
          path="personal.location"
          label={<Trans>Ville et province</Trans>}
          autoComplete="address-level2"
          hint={<Trans>Sans numéro ni rue, par exemple Laval (Québec).</Trans>}
        />
        <DraftText
          form={form}
          path="personal.linkedin"
          label={<Trans>Profil LinkedIn</Trans>}
          span
          optional
          inputMode="url"
          autoComplete="url"
        />
        <DraftLines
          form={form}
          path="personal.summary"
          label={<Trans>Profil professionnel</Trans>}
          rows={5}
          hint={
            <Trans>De 3 à 5 phrases : votre métier, votre expérience, ce que vous apportez.</Trans>
          }
        />
      </Fields>
    </Card>
  );
}
