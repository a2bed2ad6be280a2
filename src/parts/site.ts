/** Facts about the product that several screens print. */
export const SITE = {
  name: 'Jalon',
};
