/** Canadian dollars a month, until an administrator sets another price. */
export const PREMIUM_PRICE = 9.99;
