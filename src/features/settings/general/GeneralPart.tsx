import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { changeSettings, getSettings } from '#/data/records/settings.ts';
import { readSession } from '#/data/session/session.ts';
import { PROVINCE_CODES, provinceName, type ProvinceCode } from '#/domain/cv/canadian/provinces.ts';
import { DATE_STYLES, type DateStyle } from '#/domain/cv/dates/forms/printed-forms.ts';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import type { SettingsFields } from '#/domain/settings/settings.ts';
import type { Locale } from '#/i18n/locale.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { tellLanguage } from '#/remote/account.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { SettingsFailure } from '../SettingsFailure.tsx';
import { useChange } from '../use-change.ts';
import { EarlyAccessCard } from './EarlyAccessCard.tsx';
import { ResetCard } from './ResetCard.tsx';

/** For its mails; offline it keeps the last it was told, but for those that go by the settings. */
const tellServer = async ({ database, uid }: DataContext, language: Locale): Promise<void> => {
  const session = uid === '' ? undefined : await readSession(database);
  if (session) await tellLanguage(session.accessToken, language);
};

const SAMPLE = '2021-03';

/** The language, where one looks for work, how dates are written, and what is on this device. */
export function GeneralPart({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language, setLanguage } = useLanguage();
  const { user } = useAuth();
  const settings = useLiveQuery(() => getSettings(context), [context]);
  const [problem, keep] = useChange();
  if (!settings) return <PartSkeleton />;
  const change = (
    next: Partial<Pick<SettingsFields, 'language' | 'region' | 'dateStyle' | 'earlyAccess'>>,
  ) => void keep(() => changeSettings(context, next));
  const speak = (next: Locale) => {
    change({ language: next });
    void tellServer(context, next);
    void setLanguage(next);
  };
  return (
    <Stack gap="px20">
      <SettingsFailure failure={problem} />
      <Card title={<Trans>Langue et compte</Trans>}>
        <Stack gap="px20">
          <Segments<Locale>
            label={t`Langue de l’interface`}
            options={[
              { value: 'fr', label: 'Français', lang: 'fr' },
              { value: 'en', label: 'English', lang: 'en' },
            ]}
            value={language}
            onChange={speak}
          />
          {user && (
            <>
              <TextField
                label={<Trans>Courriel</Trans>}
                type="email"
                value={user.email}
                readOnly
                hint={<Trans>Il ne se modifie pas ici, parce qu’il sert à vous connecter.</Trans>}
              />
              <Row>
                <LinkButton to="/account" size="small">
                  <Trans>Compte et sécurité</Trans>
                </LinkButton>
              </Row>
            </>
          )}
        </Stack>
      </Card>
      <Card title={<Trans>Région et dates</Trans>}>
        <Stack gap="px20">
          <Select<ProvinceCode | ''>
            label={<Trans>Province ou territoire où vous cherchez</Trans>}
            hint={<Trans>Vos nouvelles candidatures commencent avec ce choix.</Trans>}
            value={settings.region}
            options={[
              { value: '', label: t`Non précisé` },
              ...PROVINCE_CODES.map((code) => ({
                value: code,
                label: provinceName(code, language),
              })),
            ]}
            onChange={(region) => change({ region })}
          />
          <Segments<DateStyle>
            label={t`Dates dans vos nouveaux CV`}
            options={DATE_STYLES.map((style) => ({
              value: style,
              label: printDate(SAMPLE, language, style),
            }))}
            value={settings.dateStyle}
            onChange={(dateStyle) => change({ dateStyle })}
          />
        </Stack>
      </Card>
      {user && (
        <EarlyAccessCard
          isOn={settings.earlyAccess}
          onChange={(earlyAccess) => change({ earlyAccess })}
        />
      )}
      <ResetCard context={context} />
    </Stack>
  );
}
