import { expect, test } from 'playwright/test';
import { canonical, exportedAddresses, isFile, isProduct, mainText, read } from './exported-files';
import { addresses as typed } from './known-products';

const specified: readonly string[] = typed;
const publicAddresses = specified.filter((address) => !address.startsWith('/UserDashboard/'));
const dashboardAddresses = specified.filter((address) => address.startsWith('/UserDashboard/'));

const addresses = exportedAddresses();

test('ROUTE-01 every address of the shop is exported in this letter case', () => {
  expect(publicAddresses.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('ROUTE-02 every address of the dashboard is exported', () => {
  expect(dashboardAddresses.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('ROUTE-01 ROUTE-02 nothing else is', () => {
  const known = [...publicAddresses, ...dashboardAddresses];
  expect(addresses.filter((address) => !known.includes(address) && !isProduct(address))).toEqual([]);
});

test('ROUTE-03 A-10 /UserDashBoard is the dashboard with all its data, and names the address that counts', () => {
  for (const file of ['UserDashBoard.html', 'UserDashBoard/index.html']) {
    expect(read(file)).toBe(read('UserDashboard.html'));
    expect(canonical(read(file))).toBe('https://minato.example/UserDashboard');
  }
  expect(read('UserDashBoard.txt')).toBe(read('UserDashboard.txt'));
  for (const file of [
    'index.txt',
    '__next._tree.txt',
    '__next._index.txt',
    '__next.UserDashboard.__PAGE__.txt',
  ])
    expect(read(`UserDashBoard/${file}`)).toBe(read(`UserDashboard/${file}`));
});

test('ROUTE-04 a product is found under its category and name, with underscores for spaces', () => {
  const known = [
    'OurStore/Matcha_Green_Tea/Uji_Matcha_Powder.html',
    'OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi.html',
    'OurStore/Okamoto_Condom_&_Lubrican/Thin_Latex_Condoms.html',
  ];
  expect(known.filter((file) => !isFile(file))).toEqual([]);
  expect(addresses.filter((address) => /[ %]/.test(address))).toEqual([]);
});

test('ROUTE-01 F-71 each address has both shapes, for the page and for its data', () => {
  for (const address of addresses.filter((one) => one !== '/')) {
    const name = address.slice(1);
    expect(read(`${name}/index.html`), address).toBe(read(`${name}.html`));
    expect(read(`${name}/index.txt`), address).toBe(read(`${name}.txt`));
  }
});

test('ROUTE-01 F-71 F-72 a plain file server answers each, with a slash, without, and with the & escaped', async ({
  request,
}) => {
  for (const address of [...addresses, '/UserDashBoard']) {
    for (const shape of new Set([
      address,
      `${address}/`.replace('//', '/'),
      address.replaceAll('&', '%26'),
    ])) {
      const answer = await request.get(shape, { maxRedirects: 0 });
      expect(answer.status(), shape).toBe(200);
      expect(answer.headers()['content-type'], shape).toContain('text/html');
    }
  }
});

test('NF-05 ROUTE-06 F-75 what is no address answers 404 with the not-found page', async ({ request }) => {
  for (const address of [
    '/Nowhere',
    '/OurStore/Baby_Collection',
    '/OurStore/Baby_Collection/Nothing',
    '/cart',
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toBe(read('404.html'));
  }
});

test('NF-05 the not-found page says so and leads on', () => {
  const html = read('404.html');
  expect(mainText(html)).toContain('Page not found');
  expect(mainText(html)).toContain("The page you are looking for doesn't exist or an other error occurred");
  for (const [text, address] of [
    ['Back', '/'],
    ['Contact us', '/Contact'],
  ]) {
    expect(html).toMatch(new RegExp(`<a\\b[^>]*href="${address}"[^>]*>(?:<[^>]*>)*${text}`));
  }
});
