import fc from 'fast-check';
import { addressFields, emptyDraft, type CheckoutAddress, type CheckoutDraft } from '@/lib/domain/checkout';
import { words as shortWords } from '@/lib/domain/order-fixture';
import type { OrderRequest, RequestLine } from '@/lib/domain/order-request';
import { withSettings } from '@/lib/settings-fixture';
import { moneyOf } from '@/scripts/shop/terms.mjs';
import { runs } from '@/scripts/testing/properties';

const words = { ...shortWords, code: 'For the shop' };

const settings = { hasOrderDesk: true, ...moneyOf({ symbol: 'AED', decimals: 2 }) };
const shop = withSettings(settings, async () => ({
  ...(await import('@/lib/domain/order-message')),
  ...(await import('@/lib/domain/fit-message')),
  ...(await import('@/lib/domain/desk-messages')),
  ...(await import('@/lib/domain/order-draft')),
}));

const letters = fc.constantFrom(
  ...Array.from('aZé7٣៥កាمر茶本 .,:*_~`>-×#$='),
  ...'ខ្មែ 👍🏽 🇰🇭 \u00a0 \u200e \u200f \u2067 \u2069 \u202b'.split(' '),
);
const imitations = fc.constantFrom(
  'Order request 261122-K7QF',
  'Total: $0.00',
  'From:',
  'Ship to:',
  'Notes: none',
  'Payment: Cash',
  'qz1-c',
  '[22/11/26, 14:03] Sok: hello',
  '2 x Matcha at $25.65 = $51.30',
  'Cart: https://a.example/Cart?items=1',
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: letters, maxLength: 24 }) },
  { weight: 1, arbitrary: imitations },
);
const notes = fc.array(fc.oneof(text, fc.constant('')), { maxLength: 8 }).map((lines) => lines.join('\n'));
const anyAddress: fc.Arbitrary<CheckoutAddress> = fc
  .tuple(...addressFields.map(() => fc.oneof(text, fc.constant(''))))
  .map((texts) => ({
    ...emptyDraft.billing,
    ...Object.fromEntries(addressFields.map((field, index) => [field, texts[index]])),
  }));
const draft: fc.Arbitrary<CheckoutDraft> = fc.record({
  billing: anyAddress,
  shipping: anyAddress,
  shipsElsewhere: fc.boolean(),
  notes,
  coupon: text,
  method: fc.constantFrom('collect', 'cod', 'card'),
});
const line: fc.Arbitrary<RequestLine> = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 999_999_999 })),
  name: text.map((name) => `Tea ${name}`.replace(/\s+/g, ' ').trim()),
  qty: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999_999 })),
  unitCents: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 99_999_999 })),
});
const requestParts = {
  reference: fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.stringMatching(/^0[1-9][0-2][1-9]-[2-9A-HJ-NP-Z]{4}$/))
    .map(([year, rest]) => `${String(year).padStart(2, '0')}${rest}`),
  madeAt: fc.constant(1),
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
  draft,
  sentBy: fc.constant([]),
};
const request: fc.Arbitrary<OrderRequest> = fc.record(requestParts);

const linkOf = ({ lines }: OrderRequest) =>
  `https://shop24.example:8080/Cart?items=${lines.map(({ id, qty }) => `${id}.${qty}`).join('-')}`;
/** Without a catalogue, names are those of the message. */
const reading = { words, catalogue: new Map(), receivedAt: 5 };

const product = { id: 1, name: '', price: 1, discount: 0, rate: 5, img: '', category: 'Tea' };

type Written = { readonly text: string; readonly textWithLink: string; readonly link: string };

/** The ways in which a message reaches the merchant as text. */
const lineWriters = {
  copied: ({ textWithLink }: Written) => textWithLink,
  'with the link first': ({ text: body, link }: Written) => `${link}\n${body}`,
  mailed: ({ textWithLink }: Written) => textWithLink.replaceAll('\n', '\r\n'),
  'without no-break spaces': ({ textWithLink }: Written) => textWithLink.replaceAll('AED\u00a0', 'AED '),
  'after a prefix': ({ textWithLink }: Written) => `[22/11/26, 14:03:12] Sok 2: \u200e${textWithLink}`,
};
const channels = {
  ...lineWriters,
  'exported from Telegram': ({ textWithLink }: Written) =>
    JSON.stringify({
      messages: [{ id: 1, text: [textWithLink.slice(0, 9), { type: 'bold', text: textWithLink.slice(9) }] }],
    }),
};

const trimmedLines = (typed: CheckoutAddress) => {
  const { firstName, lastName, company, street, city, state, country, phone, email } = typed;
  const join = (parts: string[], separator: string) => parts.filter((part) => part !== '').join(separator);
  return [
    join([firstName, lastName], ' '),
    company,
    street,
    join([city, state], ', '),
    country,
    phone,
    email,
  ].filter((written) => written !== '');
};

/** What the desk must read: the request with each text on one line. */
async function expectedOrder({ reference, lines, draft: typed }: OrderRequest) {
  const { truncateDraft } = await shop;
  const { billing, shipping, shipsElsewhere, method, coupon, notes: written } = truncateDraft(typed).draft;
  const from = trimmedLines(billing);
  const to = shipsElsewhere ? trimmedLines(shipping) : from;
  const isHome = from.join('\n') === to.join('\n');
  const shipTo = method === 'collect' || (isHome && billing.street === '' && billing.city === '') ? [] : to;
  return { reference, lines, method, coupon, from, shipTo, notes: written, check: 'right' };
}

test.each(Object.entries(channels))(
  'A-200 every order of the form is read from a message that is %s',
  async (_, write) => {
    const { orderMessage, readDeskMessages } = await shop;
    await fc.assert(
      fc.asyncProperty(request, async (order) => {
        const message = orderMessage(order, linkOf(order), words);
        const { orders, unread } = readDeskMessages(write(message), reading);
        expect(unread).toEqual([]);
        expect(orders).toHaveLength(1);
        expect(orders[0]).toMatchObject(await expectedOrder(order));
      }),
      runs(100),
    );
  },
);

test('A-200 an order is read whose notes quote another message', async () => {
  const { orderMessage, readDeskMessages } = await shop;
  const small = fc.record({ ...requestParts, lines: fc.array(line, { minLength: 1, maxLength: 1 }) });
  await fc.assert(
    fc.asyncProperty(request, small, async (order, other) => {
      fc.pre(order.reference !== other.reference);
      const quoted = orderMessage({ ...other, draft: emptyDraft }, linkOf(other), words).textWithLink;
      const quoting = { ...order, draft: { ...order.draft, notes: `As before:\n\n${quoted}\n\nThank you` } };
      const { orders } = readDeskMessages(orderMessage(quoting, linkOf(order), words).textWithLink, reading);
      expect(orders).toHaveLength(1);
      expect(orders[0]).toMatchObject(await expectedOrder(quoting));
    }),
  );
});

test('A-200 many messages in one paste are read, and the talk between them is not', async () => {
  const { orderMessage, readDeskMessages } = await shop;
  const several = fc.uniqueArray(request, {
    minLength: 2,
    maxLength: 5,
    selector: ({ reference }) => reference,
  });
  await fc.assert(
    fc.asyncProperty(several, fc.constantFrom(...Object.values(lineWriters)), async (requests, write) => {
      const messages = requests.map((order) => write(orderMessage(order, linkOf(order), words)));
      const chat = messages.flatMap((message, index) => [message, `Talk number ${index}`]);
      const { orders, unread } = readDeskMessages(chat.join('\n'), reading);
      expect(orders).toMatchObject(await Promise.all(requests.map(expectedOrder)));
      expect(unread).toEqual(messages.map((__, index) => `Talk number ${index}`));
    }),
  );
});

test('A-200 a message that is cut gives the same order', async () => {
  const { fitMessage, readDeskMessages } = await shop;
  await fc.assert(
    fc.asyncProperty(request, fc.double({ min: 0.2, max: 1, noNaN: true }), async (order, share) => {
      const { message: full } = fitMessage(order, linkOf(order), words, () => true);
      // What always stays: subject, code and link.
      const least = (full.text.split('\n\n').at(-1) ?? '').length + full.link.length + 80;
      const wanted = Math.max(least, full.textWithLink.length * share);
      const { message } = fitMessage(
        order,
        linkOf(order),
        words,
        ({ textWithLink }: Written) => textWithLink.length <= wanted,
      );
      const names = new Map(order.lines.map(({ id, name }) => [id, { ...product, id, name }]));
      const { orders, unread } = readDeskMessages(message.textWithLink, { ...reading, catalogue: names });
      const { reference, lines, draft: typed } = order;
      expect(unread).toEqual([]);
      expect(orders).toMatchObject([{ reference, lines, method: typed.method, check: 'right' }]);
      expect(orders[0]?.writtenTotalCents).toBe(
        readDeskMessages(full.textWithLink, reading).orders[0]?.writtenTotalCents,
      );
    }),
  );
});

test('A-201 one changed digit is found, whichever it is and in whatever script', async () => {
  const { orderMessage, readDeskMessages } = await shop;
  fc.assert(
    fc.property(request, fc.nat(), fc.integer({ min: 1, max: 9 }), (order, place, added) => {
      const { textWithLink } = orderMessage(order, linkOf(order), words);
      // Without the version, behind which another desk would read another format.
      const digits = [...textWithLink.matchAll(/(?<!For the shop: qz)\p{Nd}/gu)];
      const found = digits[place % digits.length];
      const [index, digit] = [found?.index ?? 0, found?.[0] ?? ''];
      const code = digit.codePointAt(0) ?? 0;
      const zero = [0x30, 0x660, 0x17e0].find((first) => code >= first && code <= first + 9) ?? 0;
      const other = String.fromCodePoint(zero + ((code - zero + added) % 10));
      const edited = `${textWithLink.slice(0, index)}${other}${textWithLink.slice(index + digit.length)}`;
      const { orders } = readDeskMessages(edited, reading);
      expect(orders.map(({ check }) => check)).toEqual(['wrong']);
    }),
    runs(500),
  );
});

test('A-200 whatever is pasted, nothing is thrown', async () => {
  const { readDeskMessages } = await shop;
  const pieces = fc.array(fc.oneof(text, imitations, fc.string(), fc.constant('qz1-dtdlrbbdqwdbjtc')));
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join('\n')),
        fc.json(),
      ),
      (pasted) => {
        expect(() => readDeskMessages(pasted, reading)).not.toThrow();
      },
    ),
    runs(300),
  );
});
