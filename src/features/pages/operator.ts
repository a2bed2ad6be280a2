/**
 * Who answers for this instance. The operator fills every field before opening it to the public; no
 * name is ever made up here. A field left empty is shown on the public pages as still to be filled.
 */
export const OPERATOR = {
  /** The organization's legal name. */
  legalName: '',
  /** Its postal address, on one line. */
  address: '',
  /** The person in charge of the protection of personal information (Act respecting the protection of personal information in the private sector, Québec, s. 3.1). */
  privacyOfficer: { name: '', title: '', email: '' },
};
