import { useLingui } from '@lingui/react/macro';
import type { PictureRefusal } from '#/domain/files/picture-header.ts';
import { MIB, PICTURE_LIMITS } from '#/domain/access/size-limits.ts';
import { LINKEDIN_LIMITS } from '#/domain/linkedin/limits.ts';
import type { PhotoCheck, Verdict } from '#/domain/linkedin/photo.ts';

export const usePhotoWords = () => {
  const { t } = useLingui();
  const { side, bytes } = LINKEDIN_LIMITS.photo;
  const megabytes = bytes / MIB;
  const most = PICTURE_LIMITS.bytes / MIB;
  const names: Record<PhotoCheck, string> = {
    size: t`Taille`,
    weight: t`Poids du fichier`,
    ratio: t`Forme`,
    brightness: t`Lumière`,
    contrast: t`Contraste`,
    sharpness: t`Netteté`,
    background: t`Ce qu’il y a derrière`,
  };
  const advice: Record<PhotoCheck, Record<Verdict, string>> = {
    size: {
      good: t`Assez grande.`,
      low: t`Trop petite : il faut au moins ${side.least} pixels de côté.`,
      high: t`Trop grande : ${side.most} pixels de côté au plus.`,
    },
    weight: {
      good: t`LinkedIn la prendra.`,
      low: '',
      high: t`Plus de ${megabytes} Mo : prenez la copie ci-dessous, elle est plus légère.`,
    },
    ratio: {
      good: t`Presque carrée.`,
      low: t`Trop allongée : LinkedIn en garde un cercle, au milieu.`,
      high: '',
    },
    brightness: {
      good: t`Bien éclairée.`,
      low: t`Sombre : placez-vous face à une fenêtre.`,
      high: t`Trop claire : éloignez-vous de la lumière directe.`,
    },
    contrast: {
      good: t`Le visage se détache.`,
      low: t`Terne : changez de vêtement ou de fond pour mieux ressortir.`,
      high: t`Très contrastée : évitez le soleil direct et les ombres dures.`,
    },
    sharpness: {
      good: t`Nette.`,
      low: t`Floue : nettoyez l’objectif et posez l’appareil.`,
      high: '',
    },
    background: {
      good: t`Calme.`,
      low: '',
      high: t`Chargé : un mur uni attire moins le regard.`,
    },
  };
  const refusals: Record<PictureRefusal, string> = {
    empty: t`Ce fichier est vide. Choisissez une autre photo.`,
    'too-heavy': t`Ce fichier est trop lourd. Choisissez une photo de moins de ${most} Mo.`,
    'not-a-picture': t`Ce fichier n’est pas une photo. Choisissez un fichier JPEG ou PNG.`,
    'other-kind': t`LinkedIn ne prend que les photos JPEG et PNG. Exportez la vôtre dans un de ces formats.`,
    damaged: t`Cette photo est abîmée et ne s’ouvre pas. Choisissez-en une autre.`,
    'too-many-pixels': t`Cette photo a trop de pixels pour être ouverte ici. Choisissez-en une plus petite.`,
  };
  return { names, advice, refusals };
};
