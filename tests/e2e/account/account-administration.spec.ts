import { expect, test } from '../account-product.ts';

test('a guest who goes to the administration is asked to sign in, and then told whether they may', async ({
  account,
  page,
  person,
}) => {
  await account.signUp(person);
  await account.signOut();
  await account.goto('/admin');
  await page.waitForURL(`${account.origin}/auth?next=%2Fadmin`);
  await account.fillSignIn(person.email, person.password);
  await page.waitForURL(`${account.origin}/admin`);
  await expect(page.locator('main h1')).toHaveText('Accès refusé');
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('Accès refusé');
});
