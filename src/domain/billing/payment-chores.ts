/** What the payment service is told of an account, and told again until it has heard. They wait beside the mails. */
export const PAYMENT_CHORES = ['payment-address', 'payment-stop'] as const;
export type PaymentChore = (typeof PAYMENT_CHORES)[number];
