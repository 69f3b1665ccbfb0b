import { clientCalls } from '../support/calls';
import { hydrated } from '../support/form-ready';
import { cloneEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@fjord-fern.example';

interface Products {
  products: { product_id: string; name: string; family: string }[];
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

for (const width of [375, 1440]) {
  test(`a missing composition leads to its field, and what is stated there shoppers read at ${width} px (D54)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const calls = await clientCalls(request, ADMIN);
    const { slug } = await cloneEvent(calls, 'ten_fjord', 'fjord-fern');
    const { products } = await calls.get<Products>(`/api/ten_fjord/events/${slug}/products`);
    const hoodie = products.find(({ name }) => name === 'Name Hoodie');
    await logIn(page, ADMIN);

    await page.goto(`/events/${slug}/products?product=${hoodie?.product_id}`);
    await hydrated(page.getByLabel('My own composition'));
    await page.getByLabel('My own composition').check();
    const facts = page.getByRole('region', { name: 'Product facts' });
    const fibres = facts.getByRole('button', { name: /^Remove fibre/ });
    for (let left = await fibres.count(); left > 0; left -= 1) {
      await fibres.first().click();
      await expect(fibres).toHaveCount(left - 1);
    }
    await expect(
      facts.getByText('Not stated yet. You can’t publish where the law requires it.'),
    ).toBeVisible();
    await save(page);

    await page.goto(`/events/${slug}/overview`);
    await page.getByRole('link', { name: 'Fix: Composition of textiles' }).click();
    const composition = facts.getByRole('group', { name: 'Composition' });
    await expect(composition.locator(':focus')).toHaveCount(1);
    await facts.getByRole('button', { name: 'Add a fibre' }).click();
    await facts.getByLabel('Fibre', { exact: true }).selectOption({ label: 'linen' });
    await facts.getByLabel('Share in %').fill('60');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(composition).toHaveAttribute('aria-invalid', 'true');
    await facts.getByLabel('Share in %').fill('100');
    await facts.getByLabel('Warnings').fill('Keep away from open fire.\nWash before wearing.');
    await facts.getByLabel('Evidence for environmental claims').fill('GOTS, licence CU 812345');
    await save(page);
    await expectSoundHere(page, `product facts at ${width} px`);

    await page.goto(`/site-preview/${slug}/NewProduct=${hoodie?.product_id}`);
    await expect(page.getByText('Material: 100% linen')).toBeVisible();
    await expect(page.getByText('Keep away from open fire.\nWash before wearing.')).toBeVisible();
    await expect(page.getByText('GOTS, licence CU 812345')).toBeVisible();
  });
}
