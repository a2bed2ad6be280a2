/** The body of a request to Stripe: `line_items[0][price]=…`, percent-encoded. */

type FormValue = string | number | boolean | readonly FormValue[] | FormFields;
export interface FormFields {
  readonly [name: string]: FormValue;
}

export const stripeForm = (fields: FormFields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');

const pairs = (name: string, value: FormValue): string[] =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner as FormValue))
    : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
