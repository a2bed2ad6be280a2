/** Personal data in words. Nothing here is forbidden to write: it is "not expected", and the words say so. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Baby from 'lucide-react/icons/baby';
import Calendar from 'lucide-react/icons/calendar';
import Car from 'lucide-react/icons/car';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import IdCard from 'lucide-react/icons/id-card';
import Image from 'lucide-react/icons/image';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import Sparkle from 'lucide-react/icons/sparkle';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { ReasonKey } from '#/domain/cv/canadian/reasons.ts';
import type { RemovedKind } from '#/domain/cv/reading.ts';
import type { IconType } from '#/ui/layout/Icon.tsx';

export const REMOVED_WORDS: Record<RemovedKind, MessageDescriptor> = {
  photo: msg`Photo`,
  birthDate: msg`Date ou lieu de naissance`,
  age: msg`Âge`,
  maritalStatus: msg`État civil`,
  children: msg`Enfants`,
  gender: msg`Genre ou titre de civilité`,
  nationality: msg`Nationalité`,
  religion: msg`Religion`,
  streetAddress: msg`Adresse complète`,
  nationalId: msg`Numéro d’identité`,
  salary: msg`Salaire`,
  reference: msg`Coordonnées de vos références`,
  drivingLicence: msg`Permis de conduire`,
  signature: msg`Signature ou déclaration`,
};

export const REASON_WORDS: Record<ReasonKey, MessageDescriptor> = {
  protectedGround: msg`Ce renseignement n’est pas attendu : les lois sur les droits de la personne demandent aux employeurs de choisir sans lui.`,
  unrelatedToJob: msg`Ce renseignement n’est pas attendu : il n’a pas de lien avec l’emploi.`,
  canLowerChances: msg`La photo n’est pas attendue : l’employeur n’en a pas besoin pour vous évaluer, et plusieurs écartent les CV qui en portent une.`,
  cityIsEnough: msg`La ville et la province suffisent. Votre adresse complète n’est pas attendue à cette étape.`,
  afterHiringOnly: msg`Ce numéro se donne après l’embauche, jamais dans un CV. Gardez-le pour vous.`,
  discussedLater: msg`Le salaire n’est pas attendu ici : vous en parlerez quand l’employeur le demandera.`,
  thirdPersonData: msg`Ces coordonnées appartiennent à d’autres personnes. Donnez-les quand l’employeur les demande.`,
  onlyIfJobDrives: msg`Le permis de conduire n’est utile que si le poste demande de conduire. Remettez-le dans ce cas.`,
  notSigned: msg`Un CV canadien n’est ni signé ni daté : cette mention n’est pas attendue.`,
};

export const REMOVED_ICONS: Record<RemovedKind, IconType> = {
  photo: Image,
  birthDate: Calendar,
  age: Calendar,
  maritalStatus: Heart,
  children: Baby,
  gender: User,
  nationality: Flag,
  religion: Sparkle,
  streetAddress: MapPin,
  nationalId: IdCard,
  salary: CircleDollarSign,
  reference: Users,
  drivingLicence: Car,
  signature: PenLine,
};
