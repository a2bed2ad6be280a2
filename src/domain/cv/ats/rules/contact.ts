/** Who the person is and how to reach them. */
import { linkedinAddress } from '../../canadian/linkedin.ts';
import { isCityAndRegion } from '../../canadian/location.ts';
import { isEmail, isPhone } from '../../form/check-cv.ts';
import { rule, yesOrNo, type AtsRule } from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';

const field = (
  id: 'name' | 'email' | 'phone' | 'location' | 'linkedin',
  path: 'fullName' | 'email' | 'phone' | 'location' | 'linkedin',
  isRight: (cv: RatedCv) => boolean,
): AtsRule =>
  rule(`contact.${id}`, 2, (cv) =>
    yesOrNo(isRight(cv), { path: `personal.${path}`, text: cv.personal[path] }),
  );

export const contactRules: readonly AtsRule[] = [
  field(
    'name',
    'fullName',
    ({ personal }) => !/[\d@]/.test(personal.fullName) && /\p{L}[^]*\p{L}/u.test(personal.fullName),
  ),
  field('email', 'email', ({ personal }) => isEmail(personal.email)),
  field(
    'phone',
    'phone',
    ({ personal }) => personal.phone.trim() !== '' && isPhone(personal.phone, personal.location),
  ),
  field('location', 'location', ({ personal }) => isCityAndRegion(personal.location)),
  field('linkedin', 'linkedin', ({ personal }) => linkedinAddress(personal.linkedin) !== ''),
];
