import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type {
  NotJudged,
  VoiceAnalysis,
  VoicePoints,
} from '#/domain/training/voice/voice-analysis.ts';
import { LONG_PAUSE_SECONDS } from '#/domain/training/voice/pauses.ts';
import { VOICE_NORMS, type VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useAdviceWords } from './use-advice-words.ts';
import { useVoiceRuleWords } from './use-voice-rule-words.ts';
import { report as styles } from './VoiceReport.css.ts';

/** What was heard in a spoken answer: measures, two scores with their points, and what to do next time. */
export function VoiceReport({
  analysis,
  language,
}: {
  analysis: VoiceAnalysis;
  language: VoiceLanguage;
}) {
  const advice = useAdviceWords();
  const { recommendations, notJudged, emotions, points } = analysis;
  if (notJudged) return <NotJudgedNote why={notJudged} />;
  return (
    <div className={styles.root}>
      <ul className={styles.advice}>
        {recommendations.map((key) => (
          <li key={key}>{advice(key)}</li>
        ))}
      </ul>
      <Measures analysis={analysis} language={language} />
      <div className={styles.scores}>
        <Score label={<Trans>Assurance perçue</Trans>} value={emotions.confidence} />
        <Score label={<Trans>Clarté du son</Trans>} value={emotions.clarity} />
        <Score
          label={<Trans>Tension vocale</Trans>}
          value={emotions.stress}
          none={<Trans>Dans Paramètres, enregistrez votre voix calme pour la comparer.</Trans>}
        />
      </div>
      <Disclosure summary={<Trans>Comment ces scores sont calculés</Trans>}>
        <div className={styles.formula}>
          <PointsTable caption={<Trans>Assurance perçue</Trans>} parts={points.confidence} />
          <PointsTable caption={<Trans>Clarté du son</Trans>} parts={points.clarity} />
          <p>
            <Trans>
              Le score de l’expression orale est la moyenne des deux. Les « euh » sont comptés par
              le programme, qui peut se tromper : ils changent ce score de 5 points au plus. Votre
              accent n’est jamais évalué, et une pause de moins de {LONG_PAUSE_SECONDS} secondes ne
              baisse pas le score.
            </Trans>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

function NotJudgedNote({ why }: { why: NotJudged }) {
  if (why === 'too-noisy')
    return (
      <Note
        tone="warning"
        live="polite"
        title={<Trans>Trop de bruit pour évaluer votre voix</Trans>}
      >
        <Trans>
          Éloignez-vous du bruit, fermez la fenêtre ou rapprochez le microphone. Votre texte est
          évalué quand même.
        </Trans>
      </Note>
    );
  if (why === 'too-short')
    return (
      <Note live="polite" title={<Trans>Trop court pour évaluer votre voix</Trans>}>
        <Trans>Parlez au moins quelques secondes.</Trans>
      </Note>
    );
  return (
    <Note tone="warning" live="polite" title={<Trans>Aucune parole entendue</Trans>}>
      <Trans>Vérifiez que le bon microphone est allumé et qu’il n’est pas couvert.</Trans>
    </Note>
  );
}

function Measures({ analysis, language }: { analysis: VoiceAnalysis; language: VoiceLanguage }) {
  const { t } = useLingui();
  const number = useNumber();
  const { wordsPerMinute, speechRate, pauses, longPauses, filledPauses, pitchRange, snrDb } =
    analysis;
  const [from, to] = VOICE_NORMS[language].speechRate;
  return (
    <dl className={styles.facts}>
      <Fact term={<Trans>Débit</Trans>}>
        <Trans>environ {wordsPerMinute} mots par minute</Trans>
        <small className={styles.norm}>
          {language === 'fr'
            ? t`${number(speechRate)} syllabes par seconde; à l’aise en français : de ${number(from)} à ${number(to)}`
            : t`${number(speechRate)} syllabes par seconde; à l’aise en anglais : de ${number(from)} à ${number(to)}`}
        </small>
      </Fact>
      <Fact term={<Trans>Pauses</Trans>}>
        {pauses.length}
        <small className={styles.norm}>
          <Trans>
            dont {longPauses} de {LONG_PAUSE_SECONDS} secondes ou plus
          </Trans>
        </small>
      </Fact>
      <Fact term={<Trans>« Euh » (à peu près)</Trans>}>{filledPauses.length}</Fact>
      {pitchRange !== null && (
        <Fact term={<Trans>Mélodie de la voix</Trans>}>
          <Trans>{number(pitchRange)} demi-tons</Trans>
        </Fact>
      )}
      {snrDb !== null && (
        <Fact term={<Trans>Voix par rapport au bruit</Trans>}>
          <Trans>{number(Math.round(snrDb))} décibels</Trans>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Score({
  label,
  value,
  none,
}: {
  label: ReactNode;
  value: number | null;
  none?: ReactNode;
}) {
  if (value === null)
    return (
      <p className={styles.none}>
        {label} : –<small className={styles.norm}>{none}</small>
      </p>
    );
  return <Meter label={label} value={value} valueText={`${value}/100`} />;
}

function PointsTable({ caption, parts }: { caption: ReactNode; parts: readonly VoicePoints[] }) {
  const words = useVoiceRuleWords();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {parts.map(({ rule, given, of }) => (
          <tr key={rule}>
            <th scope="row" className={styles.rule}>
              {words(rule)}
            </th>
            <td className={styles.points}>
              {given} / {of}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const useNumber = (): ((value: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 1 });
  return (value) => format.format(value);
};
