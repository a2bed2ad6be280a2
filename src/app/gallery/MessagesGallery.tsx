import Image from 'lucide-react/icons/image';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Pole } from '#/ui/figures/Pole.tsx';
import { PoleSteps } from '#/ui/figures/PoleSteps.tsx';
import { Ruler } from '#/ui/figures/Ruler.tsx';
import { PageSkeleton, Skeleton } from '#/ui/messages/Skeleton.tsx';

export function MessagesGallery() {
  return (
    <>
      <PoleSteps
        label="Étapes"
        current="b"
        onGo={() => {}}
        steps={[
          { id: 'a', label: 'Ajouter' },
          { id: 'b', label: 'Personnaliser' },
          { id: 'c', label: 'Télécharger' },
        ]}
      />
      <Pole label="Préparation" value={6} valueText="6 sur 10" />
      <Card title="Mesures">
        <Stack>
          <Ruler
            label="Compatibilité"
            value={74}
            bands={[
              { from: 0, label: 'À améliorer' },
              { from: 60, label: 'Bon' },
              { from: 85, label: 'Excellent' },
            ]}
          />
          <Meter label="Mots-clés" value={60} valueText="60 %" />
          <Meter label="Pages" value={3} max={3} tone="warning" valueText="3 pages sur 2" />
          <Meter
            kind="progress"
            label="Lecture du fichier"
            value={2}
            max={3}
            valueText="page 2 de 3"
          />
          <Skeleton lines={2} />
        </Stack>
      </Card>
      <Stack>
        <Note title="Nouvelle version de Jalon" action={<Button size="small">Recharger</Button>}>
          Elle sera prête à la prochaine ouverture.
        </Note>
        <Note tone="positive" title="Brouillon restauré" />
        <Note tone="warning" title="Ce fichier est une image numérisée">
          Exportez votre CV depuis Word.
        </Note>
        <Note tone="danger" title="Impossible d’accéder au microphone">
          Vérifiez les permissions.
        </Note>
      </Stack>
      <Row>
        <Chip>3</Chip>
        <Chip tone="info">Entrevue</Chip>
        <Chip tone="positive">Prêt</Chip>
        <Chip tone="warning">À vérifier</Chip>
        <Chip tone="danger">En retard</Chip>
        <Chip tone="outline">Envoyée</Chip>
      </Row>
      <Card title="Retiré de votre CV, et pourquoi" actions={<Chip>2</Chip>}>
        <Disclosure summary="Photo" icon={Image} open>
          L’employeur n’en a pas besoin pour vous évaluer.
        </Disclosure>
        <Disclosure summary="Date de naissance" icon={Image}>
          L’âge est protégé.
        </Disclosure>
      </Card>
      <Card>
        <EmptyState title="Aucun CV pour le moment" action={<Button>Choisir un fichier</Button>}>
          Vos CV convertis se rangent ici.
        </EmptyState>
      </Card>
      <PageSkeleton />
    </>
  );
}
