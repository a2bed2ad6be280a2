import { countryOfLocation } from '#/domain/cv/canadian/location.ts';
import { printPhone } from '#/domain/cv/canadian/phone.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

/** The form shows the number as every screen and document does; the file's own writing stays in the evidence. */
export const inOnePhoneForm = (reading: CvReading): CvReading => {
  const { personal } = reading.content;
  const phone = printPhone(personal.phone, reading.language, countryOfLocation(personal.location));
  return { ...reading, content: { ...reading.content, personal: { ...personal, phone } } };
};
