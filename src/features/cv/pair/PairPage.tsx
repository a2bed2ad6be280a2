import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { carryFacts } from '#/domain/cv/pair/carry-facts.ts';
import { carryEntry, type PairPatch } from '#/domain/cv/pair/carry.ts';
import { asPair } from '#/domain/cv/pair/compare-pair.ts';
import { useAssist } from '#/parts/assist/use-assist.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { SubPage } from '#/ui/layout/SubPage.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { FORM_TABS, type CvSearch, type FormTab } from '../cv-search.ts';
import { tabOf } from '../customise/fields/shown-field.ts';
import { SavedLine } from '../customise/SavedLine.tsx';
import { useTabWords } from '../customise/tabs/use-tab-words.ts';
import { useAutomaticVersions } from '../review/versions/use-automatic-versions.ts';
import { useCvDraft, type OpenDraft } from '../use-cv-draft.ts';
import type { PairView } from './pair-acts.ts';
import { PairSection, sectionCount } from './PairSection.tsx';
import { pairLook } from './pair.css.ts';
import { TranslationCard } from './TranslationCard.tsx';
import { openCount, useOpenPair, type OpenPair } from './use-twin.ts';
import { usePairWords } from './use-pair-words.ts';

interface PageProps {
  context: DataContext;
  search: CvSearch & { cv: string };
  go: (next: CvSearch) => void;
}

/** A CV beside its version in the other language, section by section. */
export function PairPage(props: PageProps) {
  const draft = useCvDraft(props.context, props.search.cv);
  if (draft === undefined) return <PartSkeleton />;
  if (draft === null || draft.cv.twin === '') return <NoPair {...props} />;
  return <WithTwin key={draft.cv.twin} {...props} draft={draft} />;
}

function WithTwin({ draft, ...props }: PageProps & { draft: OpenDraft }) {
  const other = useCvDraft(props.context, draft.cv.twin);
  const open = useOpenPair(draft.cv, other?.cv);
  if (other === undefined) return <PartSkeleton />;
  const live = other && asPair(draft.cv, other.cv);
  if (!other || !live || other.cv.trashedAt !== null) return <NoPair {...props} />;
  if (!open) return <PartSkeleton />;
  const drafts = draft.cv.language === 'fr' ? { fr: draft, en: other } : { fr: other, en: draft };
  return <BothSides {...props} drafts={drafts} open={open} />;
}

function BothSides({
  context,
  search,
  go,
  drafts,
  open: { pair: settled, compared },
}: PageProps & { drafts: Record<CvLanguage, OpenDraft>; open: OpenPair }) {
  const { t } = useLingui();
  const tabWords = useTabWords();
  const words = usePairWords();
  const { tab = 'personal', pair: shown = 'fr' } = search;
  const [all, setAll] = useState(false);
  useAutomaticVersions(context, drafts.fr.cv, drafts.fr.saving);
  useAutomaticVersions(context, drafts.en.cv, drafts.en.saving);

  const pair = { fr: drafts.fr.cv, en: drafts.en.cv };
  const assists = { fr: useAssist(context, 'fr'), en: useAssist(context, 'en') };
  const assist = assists.en ?? assists.fr;
  const modelFor = (side: CvLanguage): PairView['models'] => {
    const state = assists[side];
    if (!state?.agreed.has('translation')) return {};
    const names = [pair.fr.personal.fullName, pair.en.personal.fullName];
    return { [side]: { context, names, recipient: state.recipient } };
  };
  const apply = (patch: PairPatch | undefined, message: string) => {
    if (!patch) return;
    const undo = (['fr', 'en'] as const)
      .filter((side) => Object.keys(patch[side]).length > 0)
      .map((side) => drafts[side].edit(patch[side]));
    showToast({
      message,
      tone: 'positive',
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => {
          for (const back of undo) back();
        },
      },
    });
  };
  const view: PairView = {
    pair,
    compared,
    shown,
    edit: (side, patch) => void drafts[side].edit(patch),
    apply,
    carryEntry: (row) =>
      row.lacks &&
      apply(
        carryEntry(pair, row, row.lacks, compared.entries[row.list], context),
        t`Reporté : il reste à écrire les phrases.`,
      ),
    models: { ...modelFor('fr'), ...modelFor('en') },
    onField: (side, path) =>
      go({ cv: pair[side].id, step: 'customise', tab: tabOf(path), field: path }),
  };
  const facts = useMemo(() => carryFacts(settled, context), [settled, context]);
  const left = openCount(compared);
  const failed = (['fr', 'en'] as const).find((side) => drafts[side].saving.kind === 'failed');

  return (
    <SubPage
      back={<Back onBack={() => go({ cv: search.cv, step: 'customise' })} />}
      title={<Trans>Vos versions française et anglaise</Trans>}
      lead={
        left === 0 ? (
          <Trans>Les deux versions disent la même chose.</Trans>
        ) : (
          <Plural
            value={left}
            one="# point à revoir entre les deux."
            other="# points à revoir entre les deux."
          />
        )
      }
    >
      <Stack gap="px20">
        {failed && (
          <SavedLine saving={drafts[failed].saving} onRetry={() => void drafts[failed].flush()} />
        )}
        {facts.count > 0 && (
          <Note
            title={
              <Plural
                value={facts.count}
                one="# fait peut être reporté tel quel"
                other="# faits peuvent être reportés tels quels"
              />
            }
            action={
              <Button
                size="small"
                variant="primary"
                onClick={() => apply(facts.patch, t`Les faits sont reportés.`)}
              >
                <Trans>Reporter les faits</Trans>
              </Button>
            }
          >
            <Trans>
              Dates, noms, employeurs, compétences. Les phrases restent à écrire par vous.
            </Trans>
          </Note>
        )}
        <Tabs<FormTab>
          label={t`Sections du CV`}
          tabs={FORM_TABS.map((id) => {
            const count = sectionCount(compared, id);
            return { id, label: tabWords[id], ...(count > 0 && { count }) };
          })}
          selected={tab}
          onSelect={(next) => go({ cv: search.cv, pair: shown, tab: next })}
          compact
          bleed
        >
          <div className={pairLook.entries}>
            <div className={pairLook.tools}>
              <Segments
                label={t`Ce qui est affiché`}
                labelHidden
                options={[
                  { value: 'open', label: t`À revoir` },
                  { value: 'all', label: t`Tout` },
                ]}
                value={all ? 'all' : 'open'}
                onChange={(value) => setAll(value === 'all')}
              />
              {all && (
                <div className={pairLook.onPhones}>
                  <Segments<CvLanguage>
                    label={t`Version affichée`}
                    labelHidden
                    options={(['fr', 'en'] as const).map((value) => ({
                      value,
                      label: words.languages[value],
                    }))}
                    value={shown}
                    onChange={(side) => go({ cv: search.cv, pair: side, tab })}
                  />
                </div>
              )}
            </div>
            <PairSection key={tab} view={view} tab={tab} all={all} />
          </div>
        </Tabs>
        {assist && <TranslationCard context={context} state={assist} />}
        <Row>
          {(['fr', 'en'] as const).map((side) => (
            <Button key={side} onClick={() => go({ cv: pair[side].id, step: 'customise' })}>
              {side === 'fr' ? (
                <Trans>Ouvrir la version française</Trans>
              ) : (
                <Trans>Ouvrir la version anglaise</Trans>
              )}
            </Button>
          ))}
        </Row>
      </Stack>
    </SubPage>
  );
}

function NoPair({ search, go }: PageProps) {
  return (
    <SubPage
      back={<Back onBack={() => go({ cv: search.cv, step: 'customise' })} />}
      title={<Trans>Vos versions française et anglaise</Trans>}
    >
      <Note tone="warning" title={<Trans>Ce CV n’a pas d’autre version ici</Trans>}>
        <Trans>
          Elle est dans la corbeille, supprimée, ou pas encore synchronisée sur cet appareil.
        </Trans>
      </Note>
    </SubPage>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <div>
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
        <Trans>Revenir au CV</Trans>
      </Button>
    </div>
  );
}
