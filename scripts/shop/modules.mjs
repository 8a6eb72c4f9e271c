import { categorySlugs } from './category-slugs.mjs';
import { guidesModule } from './guides-module.mjs';
import { homeModule } from './home-module.mjs';
import { moduleText } from './module-text.mjs';
import { backdropName, hexOf, palette } from './palette.mjs';
import { termsImports, termsOf } from './terms.mjs';
import { pagesModule } from './read-pages.mjs';
import { withGeneralSynonyms } from './synonyms.mjs';
import { latinSlugOf, textsOf } from './texts.mjs';

/** How social networks and cards spell their names. */
const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  youtube: 'YouTube',
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  americanexpress: 'American Express',
};

/** The text of each module that the pages import as `@/shop/…`, by its file name. */
export function modulesOf({ settings, home, synonyms, products, pages, guides, absentPaths, pictures }) {
  /** A picture that settings name, on its own colour or the one given. */
  const pictureOf = ({ file, alt = '', colour }, backdrop = colour) => ({
    ...pictures.get(file),
    alt,
    ...(backdrop && { backdrop: backdropName(backdrop) }),
  });
  const wordOf = ({ file, text, language }) => ({ ...pictures.get(file), alt: text, language });
  const colours = [...new Set(namedColours({ settings, home, pages }))];

  return {
    'settings.ts': settingsModule(settings),
    'texts.ts': moduleText(
      '',
      Object.fromEntries(
        Object.entries(textsOf(settings, products)).map(([name, text]) => [name, ['string', text]]),
      ),
    ),
    // What only some shops have. Apart from the settings, because inline scripts ship those, and each constant there
    // changes the names that they are minified to.
    'extras.ts': moduleText('', {
      hasOrderDesk: ['boolean', settings.orderDesk],
      khqrStand: ['string', settings.khqr ?? ''],
    }),
    'synonyms.ts': moduleText('', {
      synonymGroups: ['readonly (readonly string[])[]', withGeneralSynonyms(synonyms)],
    }),
    'theme.ts': moduleText('', {
      accent: ['Readonly<Record<string, string>>', accentOf(settings.theme)],
      backdrops: [
        'Readonly<Record<string, string>>',
        { ...palette, ...Object.fromEntries(colours.map((colour) => [backdropName(colour), hexOf(colour)])) },
      ],
    }),
    'backdrop-classes.txt': `${colours.map((colour) => `bg-${backdropName(colour)}`).join('\n')}\n`,
    'products.ts': moduleText("import type { ProductDetails } from '@/lib/domain/product';", {
      products: ['readonly ProductDetails[]', products],
    }),
    'pages.ts': pagesModule(pages),
    'absent-paths.ts': moduleText('', { absentPaths: ['readonly string[]', absentPaths] }),
    'company.ts': moduleText("import type { Company, MarkedMap } from '@/lib/domain/company';", {
      company: ['Company', companyOf(settings, pictureOf)],
      appCategories: ['readonly string[]', settings.appCategories],
      officeMap: ['MarkedMap | undefined', settings.contact.map],
    }),
    'categories.ts': moduleText("import type { CategoryTile } from '@/lib/domain/content';", {
      categoryTiles: [
        'readonly CategoryTile[]',
        settings.categories.map(({ name, blurb = '', sentence, picture, colour, word }) => ({
          name,
          blurb,
          ...(sentence && { sentence }),
          ...(picture && { picture: pictureOf(picture, colour) }),
          ...(word && { word: wordOf(word) }),
        })),
      ],
    }),
    // The search bar loads them.
    'category-pictures.ts': moduleText("import type { CategoryTile } from '@/lib/domain/content';", {
      categoryPictures: [
        "readonly Pick<CategoryTile, 'name' | 'picture'>[]",
        settings.categories.map(({ name, picture, colour }) => ({
          name,
          ...(picture && { picture: { ...pictureOf(picture, colour), alt: '' } }),
        })),
      ],
    }),
    'merchant.ts': moduleText("import type { Merchant } from '@/lib/domain/order-links';", {
      merchant: ['Merchant', merchantOf(settings)],
    }),
    'samples.ts': moduleText(
      "import type { Job, SampleAddress } from '@/lib/domain/content';\nimport type { Order } from '@/lib/domain/order';",
      {
        jobs: ['readonly Job[]', settings.jobs],
        orders: ['readonly Order[]', settings.sampleOrders],
        addresses: ['readonly SampleAddress[]', settings.sampleAddresses],
      },
    ),
    'guides.ts': guidesModule(guides, products),
    'home.ts': homeModule({ settings, home, products }, { pictureOf, wordOf }),
  };
}

function settingsModule(settings) {
  return moduleText(termsImports, {
    shopName: ['string', settings.name],
    shopSlug: ['string', latinSlugOf(settings.name)],
    defaultSite: ['string', settings.site ?? 'https://shop.example'],
    skuPrefix: ['string', settings.skuPrefix],
    categories: ['readonly string[]', settings.categories.map(({ name }) => name)],
    categorySlugs: ['Readonly<Record<string, string>>', categorySlugs(settings.categories)],
    adultCategories: [
      'readonly string[]',
      settings.categories.filter(({ adult }) => adult).map(({ name }) => name),
    ],
    backdrops: [
      'Readonly<Record<string, string>>',
      Object.fromEntries(settings.categories.map(({ name, colour }) => [name, backdropName(colour)])),
    ],
    hasSampleReviews: ['boolean', settings.sampleReviews],
    orderApps: ['readonly OrderApp[]', orderAppsOf(settings)],
    returnDays: ['number', settings.returns?.days ?? 0],
    isReturnSealed: ['boolean', settings.returns?.sealed ?? false],
    ...termsOf(settings),
  });
}

function companyOf(settings, pictureOf) {
  const { contact, logo, socialImage } = settings;
  return {
    name: settings.name,
    seal: { ...pictureOf({ file: logo.mark }), ...(!logo.isTransparent && { backdrop: 'seal' }) },
    ...(socialImage && { socialImage: { src: pictureOf(socialImage).src, alt: socialImage.alt } }),
    icons: logo.icons,
    appleIcon: logo.apple,
    ...(settings.returns && {
      returns: { days: settings.returns.days, countries: settings.returns.countries },
    }),
    blurb: settings.description,
    email: contact.email,
    phone: contact.phone,
    address: contact.address,
    social: settings.social.map(({ network, url }) => ({ network, name: networkNames[network], url })),
    payments: settings.cards.map((network) => ({ network, name: networkNames[network] })),
    offices: contact.offices,
  };
}

function accentOf({ accent, accentDark, accentTint }) {
  return { DEFAULT: accent, deep: accentDark, wash: accentTint };
}

/** Every colour that stands behind a picture. */
function namedColours(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'colour' ? [inner] : namedColours(inner)));
}

/** Orders go to the address of the contact page if `orders` names no account at all. */
function merchantOf({ orders, contact }) {
  const hasAccount = orders.whatsapp !== '' || orders.telegram !== '';
  return { email: hasAccount ? '' : contact.email, ...orders, phone: contact.phone };
}

/** The apps that take orders; both if no account is named at all, because the shopper then chooses the recipient. */
function orderAppsOf(settings) {
  const { whatsapp, telegram, email } = merchantOf(settings);
  const isOpen = whatsapp + telegram + email === '';
  return [...(isOpen || telegram ? ['telegram'] : []), ...(isOpen || whatsapp ? ['whatsapp'] : [])];
}
