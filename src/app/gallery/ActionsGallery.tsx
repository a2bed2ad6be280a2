import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { showToast } from '#/ui/messages/toast.ts';

export function ActionsGallery() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Card title="Actions">
      <Stack>
        <Row>
          <Button variant="primary">Continuer</Button>
          <Button>Annuler</Button>
          <Button variant="quiet">Ignorer</Button>
          <Button variant="danger" icon={Trash2}>
            Supprimer
          </Button>
          <Button disabled>Indisponible</Button>
          <Button variant="primary" loading loadingText="Lecture en cours…">
            Lire
          </Button>
          <Button size="small">Petit</Button>
          <Button variant="primary" size="large" iconAfter={ArrowRight}>
            Convertir mon CV
          </Button>
          <AnchorButton href="#lien">Un lien</AnchorButton>
          <IconButton icon={Pencil} label="Renommer" />
          <IconButton icon={Pencil} label="Renommer (contour)" outlined />
        </Row>
        <Row>
          <Menu
            label="Actions sur ce CV"
            renderTrigger={(props) => (
              <IconButton {...props} icon={EllipsisVertical} label="Actions sur ce CV" outlined />
            )}
          >
            <MenuItem icon={Pencil} onSelect={() => {}}>
              Renommer
            </MenuItem>
            <MenuItem icon={Copy} onSelect={() => {}}>
              Dupliquer
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={() => setOpen('confirm')}>
              Supprimer
            </MenuItem>
          </Menu>
          <Button onClick={() => setOpen('dialog')}>Ouvrir la boîte</Button>
          <Button onClick={() => setOpen('sheet')}>Ouvrir la feuille</Button>
          <Button
            onClick={() =>
              showToast({
                message: 'Emploi supprimé',
                tone: 'positive',
                action: { label: 'Annuler', onAct: () => {} },
              })
            }
          >
            Montrer un avis
          </Button>
        </Row>
      </Stack>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Renommer ce CV"
        actions={
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={close}>
              Enregistrer
            </Button>
          </>
        }
      >
        <p>Le nouveau nom ne paraît pas dans le CV.</p>
      </Dialog>
      <Dialog open={open === 'sheet'} onClose={close} title="Aperçu" shape="sheet">
        <p>Une page, puis l’autre.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={() => {}}
        title="Supprimer ce CV?"
        confirmLabel="Supprimer définitivement"
        danger
      >
        <p>Il reste 30 jours dans la corbeille.</p>
      </ConfirmDialog>
    </Card>
  );
}
