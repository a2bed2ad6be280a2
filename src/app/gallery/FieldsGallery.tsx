import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Card } from '#/ui/layout/Card.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { DropZone } from '#/ui/fields/DropZone.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Fields, Row, Stack } from '#/ui/layout/layout.tsx';
import { Reorderable } from '#/ui/fields/Reorderable.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';

const JOBS = ['Ingénieure de conception', 'Chargée de projets', 'Stagiaire'];

export function FieldsGallery() {
  const [text, setText] = useState('Chargée de projets, infrastructures');
  const [level, setLevel] = useState<'native' | 'fluent'>('native');
  const [size, setSize] = useState<'a' | 'b' | 'c'>('a');
  const [tab, setTab] = useState<'one' | 'two' | 'three' | 'four'>('two');
  const [ticked, setTicked] = useState(true);
  const [jobs, setJobs] = useState(JOBS);
  const move = (id: string, to: number) =>
    setJobs(jobs.filter((job) => job !== id).toSpliced(to, 0, id));
  return (
    <>
      <Card title="Champs">
        <Fields>
          <TextField label="Titre du poste" value={text} onChange={setText} span />
          <TextField label="Entreprise" hint="Le nom complet." value={text} onChange={setText} />
          <TextField
            label="Fin"
            value="13/2025"
            onChange={() => {}}
            error="Le mois va de 01 à 12, par exemple 11/2025."
          />
          <TextField label="LinkedIn" optional value="" onChange={() => {}} />
          <TextField label="Courriel" value="samira@example.org" readOnly />
          <TextField
            label="Mot de passe"
            type="password"
            value="secret"
            onChange={() => {}}
            trailing={<IconButton icon={Eye} label="Montrer le mot de passe" />}
          />
          <Select
            label="Niveau"
            value={level}
            onChange={setLevel}
            options={[
              { value: 'native', label: 'Langue maternelle' },
              { value: 'fluent', label: 'Courant' },
            ]}
          />
          <TextArea label="Réalisations" value={text} onChange={setText} span grows />
          <Checkbox label="J’y travaille encore" checked={ticked} onChange={setTicked} />
          <Checkbox
            label="Rappels"
            hint="Un courriel."
            look="switch"
            checked={ticked}
            onChange={setTicked}
          />
        </Fields>
      </Card>
      <Segments
        label="Langue du CV"
        value={size}
        onChange={setSize}
        options={[
          { value: 'a', label: 'Français' },
          { value: 'b', label: 'English', lang: 'en' },
          { value: 'c', label: 'Les deux' },
        ]}
      />
      <Tabs
        label="Sections du CV"
        selected={tab}
        onSelect={setTab}
        bleed
        tabs={[
          { id: 'one', label: 'Personnel' },
          { id: 'two', label: 'Expérience', count: 3 },
          { id: 'three', label: 'Formation' },
          { id: 'four', label: 'Compétences et langues' },
        ]}
      >
        <Reorderable
          label="Emplois"
          items={jobs}
          itemId={(job) => job}
          itemName={(job) => job}
          onMove={move}
        >
          {(job, _index, controls) => (
            <Card title={job} actions={controls}>
              <Row>Détails de l’emploi</Row>
            </Card>
          )}
        </Reorderable>
      </Tabs>
      <Stack>
        <DropZone
          title="Déposez votre CV ici"
          hint="PDF, Word (.docx) ou texte, 10 Mo au maximum."
          buttonLabel="Choisir un fichier"
          accept=".pdf"
          onFile={() => {}}
        >
          ou <a href="#vide">commencer avec un CV vide</a>
        </DropZone>
      </Stack>
    </>
  );
}
