import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { startData } from '#/data/session/start.ts';
import { signOutOthers } from '#/remote/account.ts';
import { forgetDevice, listDevices, type Device } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { account } from '../account.css.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { asMyself, renewSession } from '../session/own-request.ts';
import { SignOutDialog } from '../session/SignOutDialog.tsx';
import { deviceOf } from '#/data/queue/sync-state.ts';
import type { AccountFailure } from '../form/use-account-form.ts';

/** Where the account was opened, for the person to recognise, and how to close it elsewhere. */
export function DevicesCard({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const { devices, own, failure, load, setDevices, setFailure } = useDevices(disabled);
  const [asking, setAsking] = useState<'others' | 'everywhere'>();

  const forget = async (device: Device) => {
    const gone = await asMyself((token) => forgetDevice(token, device.id));
    if (gone.ok) setDevices(devices?.filter(({ id }) => id !== device.id));
    else setFailure(gone.error);
  };
  const endOthers = async () => {
    const ended = await renewSession(signOutOthers);
    if (ended.ok)
      showToast({ message: t`Vos autres appareils sont déconnectés`, tone: 'positive' });
    else setFailure(ended.error);
  };

  return (
    <Card title={<Trans>Appareils</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Un appareil inconnu? Déconnectez les autres appareils, puis changez de mot de passe.
          </Trans>
        </p>
        {devices ? (
          <ul className={account.rows}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isOwn={device.id === own}
                disabled={disabled}
                onForget={() => void forget(device)}
                onRenamed={(label) =>
                  setDevices(devices.map((one) => (one.id === device.id ? { ...one, label } : one)))
                }
              />
            ))}
          </ul>
        ) : (
          !failure && !disabled && <Skeleton lines={3} />
        )}
        <FailureNote
          failure={failure}
          refused={<Trans>La liste n’a pas pu être lue. Réessayez dans un instant.</Trans>}
        />
        {failure && (
          <div>
            <Button size="small" onClick={load}>
              <Trans>Réessayer</Trans>
            </Button>
          </div>
        )}
        <Row>
          <Button disabled={disabled} onClick={() => setAsking('others')}>
            <Trans>Déconnecter les autres appareils</Trans>
          </Button>
          <Button disabled={disabled} onClick={() => setAsking('everywhere')}>
            <Trans>Déconnecter partout</Trans>
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking === 'others'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void endOthers()}
        title={<Trans>Déconnecter les autres appareils?</Trans>}
        confirmLabel={<Trans>Déconnecter les autres appareils</Trans>}
      >
        <Trans>
          Ils devront se reconnecter pour synchroniser. Ce qu’ils gardent reste en place, et cet
          appareil reste connecté.
        </Trans>
      </ConfirmDialog>
      {asking === 'everywhere' && <SignOutDialog everywhere onStay={() => setAsking(undefined)} />}
    </Card>
  );
}

const useDevices = (disabled: boolean) => {
  const [devices, setDevices] = useState<readonly Device[]>();
  const [own, setOwn] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure>();
  const take = ({ own, answer }: Awaited<ReturnType<typeof readDevices>>) => {
    setOwn(own);
    if (answer.ok) setDevices(answer.value);
    else setFailure(answer.error);
  };
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    if (!disabled) void readDevices().then((found) => takeFirst(found));
  }, [disabled]);
  const load = () => {
    setFailure(undefined);
    void readDevices().then(take);
  };
  return { devices, own, failure, load, setDevices, setFailure };
};

const readDevices = async () => {
  const started = await startData();
  return {
    own: started.ok ? await deviceOf(started.value) : undefined,
    answer: await asMyself(listDevices),
  };
};
