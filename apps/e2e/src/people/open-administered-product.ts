import { openProduct, type OpenProduct } from '../product/open-product.ts';
import { startBuiltProduct } from '../product/start-built-product.ts';
import { type DemoAdministrator, demoAdministrator } from './demo-administrator.ts';

/** A separate product with the demo data, and its administrator, signed in. */
export const openAdministeredProduct = async (): Promise<{
  product: OpenProduct;
  administrator: DemoAdministrator;
}> => {
  const started = await startBuiltProduct({ hasDemo: true });
  const product = await openProduct(() => Promise.resolve(started));
  return { product, administrator: await demoAdministrator(started) };
};
