import { prepareData, startProduct } from './product.ts';

/** Playwright's global set-up: one product for the whole run, its address in the environment. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const prepared = await prepareData();
  const product = await startProduct();
  process.env['JALON_URL'] = product.url;
  return async () => {
    await product.stop();
    prepared.erase();
  };
}
