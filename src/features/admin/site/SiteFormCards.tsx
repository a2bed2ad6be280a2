import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { DEFAULT_SITE } from '#/domain/content/site/site.ts';
import { dollars } from '#/domain/content/figures.ts';
import {
  OPENINGS,
  siteEditFrom,
  siteFormOf,
  type SiteForm,
} from '#/domain/content/site/site-form.ts';
import {
  readSiteEdit,
  type SiteEdit,
  type SiteTextField,
} from '#/domain/content/site/site-edit.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { saveSite } from '#/remote/admin.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { stack } from '#/ui/layout/layout.css.ts';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import type { AdminAsk } from '../use-answer.ts';
import { FigureFields } from './FigureFields.tsx';
import { useSiteWords } from './use-site-words.ts';

export function SiteFormCards({
  site,
  ask,
  mayEdit,
  onSaved,
}: {
  site: SiteEdit;
  ask: AdminAsk;
  mayEdit: boolean;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const words = useSiteWords();
  const { language } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(siteFormOf(site));
  const [mistake, setMistake] = useState<{ code: string; field: string }>();
  const [failure, setFailure] = useState<ServerFailure>();
  const [isSending, setSending] = useState(false);
  const change = (part: Partial<SiteForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setMistake(undefined);
    setFailure(undefined);
  };
  const errorOf = (field: string): string | undefined => {
    if (mistake?.field !== field) return undefined;
    if (mistake.code === 'too_long') return t`Ce texte est trop long`;
    return field === 'premiumPrice' ? t`Écrivez un montant en dollars` : t`Email invalide`;
  };
  const textField = (name: SiteTextField, isEmail = false) => (
    <TextField
      label={words.texts[name]}
      type={isEmail ? 'email' : 'text'}
      value={form.texts[name]}
      error={errorOf(name)}
      onChange={(value) => change({ texts: { ...form.texts, [name]: value } })}
    />
  );
  const refuse = (found: { code: string; field: string }) => {
    setMistake(found);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const edit = siteEditFrom(form);
    const read = readSiteEdit({ ...edit });
    if (!read.ok) return refuse(read.error);
    setSending(true);
    const saved = await ask((token) => saveSite(token, edit));
    setSending(false);
    if (saved.ok) {
      showToast({ tone: 'positive', message: t`Paramètres du site enregistrés` });
      return onSaved();
    }
    if (saved.error.kind === 'refused' && saved.error.field !== '') refuse(saved.error);
    else setFailure(saved.error);
  };
  const price = dollars(DEFAULT_SITE.settings.premiumPrice, language);
  return (
    <form ref={element} noValidate onSubmit={(event) => void save(event)}>
      <fieldset disabled={!mayEdit || isSending} className={stack({ gap: 'px20' })}>
        <Card title={<Trans>Qui répond de ce site</Trans>}>
          <Fields>
            {textField('legalName')}
            {textField('address')}
            {textField('officerName')}
            {textField('officerTitle')}
            {textField('officerEmail', true)}
            {textField('supportEmail', true)}
            {textField('contactRecipient', true)}
          </Fields>
        </Card>
        <Card title={<Trans>Expéditeur des courriels</Trans>}>
          <Stack gap="px12">
            <Fields>
              {textField('mailName')}
              {textField('mailAddress', true)}
            </Fields>
            <p className={css.quiet}>
              <Trans>
                Vide : comme réglé sur le serveur. Votre service de courriel doit accepter cette
                adresse : après l’avoir changée, envoyez-vous un essai plus bas.
              </Trans>
            </p>
          </Stack>
        </Card>
        <Card title={<Trans>Prix et chiffres affichés</Trans>}>
          <Stack>
            <Fields>
              <TextField
                label={<Trans>Prix de Premium par mois, en dollars</Trans>}
                inputMode="decimal"
                value={form.price}
                hint={<Trans>Vide : {price}, le prix fourni avec l’application</Trans>}
                error={errorOf('premiumPrice')}
                onChange={(value) => change({ price: value })}
              />
            </Fields>
            <FigureFields form={form} mistake={mistake?.field} onChange={change} />
          </Stack>
        </Card>
        <Card title={<Trans>Ce qui est ouvert</Trans>}>
          <Stack gap="px12">
            <p className={css.quiet}>
              <Trans>Ce qui est fermé est annoncé comme étant en préparation.</Trans>
            </p>
            {OPENINGS.map((name) => (
              <Checkbox
                key={name}
                label={words.open[name]}
                checked={form.open[name]}
                onChange={(isOpen) => change({ open: { ...form.open, [name]: isOpen } })}
              />
            ))}
          </Stack>
        </Card>
        <AdminFailure failure={failure} />
        {mayEdit && (
          <Row end>
            <Button type="submit" variant="primary" loading={isSending}>
              <Trans>Enregistrer les paramètres du site</Trans>
            </Button>
          </Row>
        )}
      </fieldset>
    </form>
  );
}
