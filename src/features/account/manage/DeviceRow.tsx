import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { DEVICE_LABEL_MAX } from '#/domain/access/size-limits.ts';
import { nameDevice, type Device } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { account } from '../account.css.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import { asMyself } from '../session/own-request.ts';
import type { AccountFailure } from '../form/use-account-form.ts';
import { useDay } from './use-day.ts';

export function DeviceRow({
  device,
  isOwn,
  disabled,
  onForget,
  onRenamed,
}: {
  device: Device;
  isOwn: boolean;
  disabled: boolean;
  onForget: () => void;
  onRenamed: (label: string) => void;
}) {
  const { t } = useLingui();
  const [naming, setNaming] = useState(false);
  const seen = useDay()(device.lastSeenAt);
  const name = device.label || t`Appareil sans nom`;
  return (
    <li className={account.row}>
      <div className={account.rowWords}>
        <Row gap="px8">
          <strong>{name}</strong>
          {isOwn && <Chip>{t`Cet appareil`}</Chip>}
        </Row>
        <span className={`${text.small} ${text.muted}`}>
          <Trans>Vu le {seen}</Trans>
        </span>
      </div>
      <Row gap="px4">
        <IconButton
          icon={Pencil}
          label={t`Renommer ${name}`}
          disabled={disabled}
          onClick={() => setNaming(true)}
        />
        {!isOwn && (
          <IconButton
            icon={X}
            label={t`Retirer ${name} de la liste`}
            disabled={disabled}
            onClick={onForget}
          />
        )}
      </Row>
      {naming && (
        <NameDialog
          device={device}
          name={name}
          onClose={() => setNaming(false)}
          onRenamed={onRenamed}
        />
      )}
    </li>
  );
}

function NameDialog({
  device,
  name,
  onClose,
  onRenamed,
}: {
  device: Device;
  name: string;
  onClose: () => void;
  onRenamed: (label: string) => void;
}) {
  const [label, setLabel] = useState(device.label);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    const named = await asMyself((token) => nameDevice(token, device.id, label.trim()));
    setSending(false);
    if (!named.ok) return setFailure(named.error);
    onRenamed(label.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Renommer {name}</Trans>}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextField
            label={<Trans>Nom de l’appareil</Trans>}
            value={label}
            maxLength={DEVICE_LABEL_MAX}
            onChange={setLabel}
          />
          <FailureNote
            failure={failure}
            refused={<Trans>Ce nom n’a pas pu être enregistré.</Trans>}
          />
          <Row end>
            <Button onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
            <Button type="submit" variant="primary" loading={sending}>
              <Trans>Enregistrer le nom</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
