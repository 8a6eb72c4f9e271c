import type { Policy } from '@/lib/domain/content';
import { company } from '@/shop/company';
import { shopName } from '@/shop/settings';

/** These phrases become links in paragraphs; `route` is a key of `routes` in lib/routes.ts. */
export const policyLinks = [
  { label: 'contact page', route: 'contact' },
  { label: 'login page', route: 'login' },
  { label: 'payment page', route: 'payment' },
  { label: 'Your Data', route: 'dashboardData' },
] as const;

export const cookiePolicy = {
  title: 'Cookie Policy',
  summary:
    'We set no cookies. The shop does keep a few entries in your browser, and this page names each of them.',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'No cookies, no tracking',
      paragraphs: [
        "A cookie is a small piece of text that a website stores in your browser and gets back with every request. This shop sets none, neither its own nor anyone else's. There are no analytics, no ads, no tracking pixels and no maps or videos from elsewhere, so there is nothing here for you to accept or refuse.",
        'The pages, their fonts and their pictures all come from this site. We never make your browser ask anyone else.',
      ],
    },
    {
      heading: 'What the shop keeps on your device',
      paragraphs: [
        "Browsers give each site a little storage of its own, called local storage. What is written there stays on your device and isn't sent to us. The shop uses these entries:",
      ],
      list: [
        "Cart: the products in your cart and how many of each, so that they're still there tomorrow.",
        'wishlist: the products on your wishlist.',
        "RegisteredUser: the account you created on this device, with your name, your email address and a salted hash of your password. The password itself isn't kept.",
        'User: who is logged in, by name and email address.',
        'recentlyViewed: the last nine products you opened and when, so that you can find them again at the bottom of a product page. Each is deleted after thirty days, or as soon as you press Clear there.',
        'currency: the currency you chose to see next to US dollars, if you chose one.',
        'OrderRequests: the latest twenty orders you opened in an app, copied or printed, each with its products, the name, addresses, phone number, email address and notes you typed, and which app you used, if any.',
        'SavedAddresses: the addresses you chose to save in the checkout form, at most ten, each with the name, phone number and email address you typed with it. You can remove any of them from the list in that form.',
        "Cart.bak: a copy of a cart that couldn't be read, kept so that nothing is lost.",
        'wishlist.bak: the same for a wishlist.',
        "Cart.told: which changes to your cart we've already told you about. Kept for one tab only, until you close it.",
        'wishlist.told: the same for your wishlist.',
      ],
    },
    {
      heading: 'The offline copy of the shop',
      paragraphs: [
        "The shop keeps a copy of its own pages in your browser, along with the pictures you have seen, so that it opens without an internet connection. It also notes when each picture was last shown, so that the oldest can make room for new ones. Your cart, your name and your orders aren't in this copy. No copy is made if your browser is set to save data.",
      ],
    },
    {
      heading: 'What the shop keeps for one tab',
      paragraphs: [
        'While you check out, what you type into the checkout form is kept in session storage, so that it survives a reload or a step back. It stays in that tab alone and is gone when you close the tab. Your card number, expiry date and CVV are never kept anywhere.',
        "When a page is reloaded because a file is missing, its address and the time are kept in the same way, so that it isn't reloaded again and again.",
      ],
    },
    {
      heading: 'Deleting your data',
      paragraphs: [
        "Remove products from your cart or wishlist, remove an order request on your account page, or log out on the login page, and the matching entry changes at once. To remove everything, open your browser's settings, look for site data, and clear the data for this site. The shop will greet you as if you had never been here.",
        'Your Data, on your account page, is the easier way: there you can see what each entry holds now, save them all as one file, and delete one or all of them.',
        'If your browser blocks storage altogether, you can still look at every page and fill a cart. The cart will last only until you close the page.',
      ],
    },
    {
      heading: 'If this changes',
      paragraphs: [
        'If we ever want to store anything else, this page will say so first, with a new date at the top. Where the law requires your consent, we will ask for it beforehand.',
      ],
    },
  ],
} as const satisfies Policy;

export const termsPolicy = {
  title: 'Terms & Conditions',
  summary:
    'These are the rules of the shop, in plain words. By using the shop you agree to them, so please read them once; it takes about four minutes.',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${shopName} imports everyday goods from Japan and sells them to shoppers in Cambodia, the United Arab Emirates and neighbouring countries, from offices in Phnom Penh and Dubai. In these terms, “we” and “the shop” mean ${shopName}, and “you” means the person who is shopping.`,
        'You can walk through the checkout on this site from the first step to the last, but it charges no card and creates no order. The terms below describe how we handle an order once we have accepted one.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You can browse, compare and fill a cart without an account. If you create one, please use your own name and an email address that reaches you, choose a password that you use nowhere else, and keep it to yourself.',
        'Minors under 18 may not register. If you are younger, please ask a parent or guardian to shop for you.',
      ],
    },
    {
      heading: 'Products and prices',
      paragraphs: [
        'Every price is in US dollars (USD). An amount in another currency next to it is only an estimate to help you; the dollar amount applies. A discount is shown next to the original price, so that you can check it.',
        'We describe each product as accurately as we can. Makers change a label or a recipe now and then, so please read the pack before you use the product, and go by the pack where it differs from our page.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        "We accept payment by Visa/MasterCard, in USD. Your bank may add a fee for converting the amount into your own currency. That fee is your bank's, and we can neither see nor refund it.",
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'Delivery times run from the moment we confirm your order. Weekends and public holidays do not count.',
      ],
      list: [
        'Cambodia: 1-2 working days, for a flat fee of USD 10.',
        'Other countries: 4-10 working days. The fee depends on the country and the weight, and you will know it before you pay.',
        'The person who receives the parcel pays any customs duties or import taxes in their country.',
      ],
    },
    {
      heading: 'Cancelling an order',
      paragraphs: [
        'You can cancel an order within 24 hours of placing it, without giving a reason. Write to us with the order ID. After 24 hours the parcel is usually packed and on its way, and the rules for returns apply instead.',
      ],
    },
    {
      heading: 'Returns',
      paragraphs: [
        `You can return a product within ${company.returns.days} days of receiving it if it is sealed and unopened. Please tell us before you send it back, and pack it so that it reaches us in the same condition. Once opened, food, cosmetics, and goods for babies or for intimate use cannot be sold again, so we cannot take them back unless something is wrong with them.`,
        "If a parcel arrives damaged, or contains something you didn't order, send us a photo. We will replace the product or refund you, and pay the return postage.",
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'A refund goes back to the card you paid with. We start it as soon as the order is cancelled or the return has reached us. Depending on the banks involved, it can take up to 45 days for the money to appear on your statement.',
      ],
    },
    {
      heading: 'What we are responsible for',
      paragraphs: [
        'We are responsible for selling you what the page describes, in good condition. We are not responsible for delays caused by events that nobody could foresee, such as storms, strikes or a closed border, though we will tell you about a delay and help where we can. Nothing in these terms takes away your rights as a consumer under the law of your country.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'When we change these terms, the date at the top changes too. The terms in force on the day you order apply to that order. If anything here is unclear, the contact page says how to reach us, and we will gladly explain.',
      ],
    },
  ],
} as const satisfies Policy;

export const privacyPolicy = {
  title: 'Privacy Policy',
  summary:
    'We would like to know as little about you as a shop can. What you type here stays on your device unless you send it to us. This page gives the details.',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'Through these pages, nothing. The shop runs in your browser, with no server behind it to receive what you type. Searching, filtering, filling the cart, registering and checking out all happen on your own device. We use no analytics and no advertising, and nothing here follows you to other sites.',
        "Our web server sees your IP address whenever it sends you a page, as any website's does. We don't use the address to find out who you are.",
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        "Some things have to be remembered between one page and the next. They are kept in your browser's own storage, where we can't read them:",
      ],
      list: [
        "Your cart and your wishlist, under the names Cart and wishlist. If either can't be read, one copy of it is kept as Cart.bak or wishlist.bak.",
        'The account you create on this device, under RegisteredUser, and who is logged in, under User: your name, your email address and, for the account, a hash of your password.',
        'The products you opened last, under recentlyViewed, and the currency you chose to see next to US dollars, under currency.',
        'What you type into the checkout form, in the session storage of that one tab, until you close it.',
        'The orders you opened in an app, copied or printed, under OrderRequests, each with its products and what you had typed into the checkout form. You can see and remove them on your account page.',
        'The addresses you chose to save in the checkout form, under SavedAddresses, each with the name, phone number and email address you typed with it. Nothing is saved there unless you press “Save this address on this device”.',
        'An offline copy of our pages and of the pictures you have seen. It holds nothing you typed or chose.',
      ],
    },
    {
      heading: 'Your password',
      paragraphs: [
        "We don't store your password, not even on your device. What is stored is a salted hash: the result of a long calculation that is easy to check and impractical to reverse. Still, anyone who can use your browser can use your account in it. On a shared computer, log out and clear the site's data when you are done.",
      ],
    },
    {
      heading: 'Your card',
      paragraphs: [
        'What you type into the card fields lasts only while the payment page is open. Your card number, expiry date and CVV are never stored, put into a web address or sent to anyone.',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'The contact form prepares a message that you send with your own email app, so you decide what is in it. An order works the same way: it opens as a message in your own app, where you can read it before you send it. If you do write, we keep your message until we have answered it, or for longer where the law requires us to keep business letters. We share it with nobody.',
      ],
    },
    {
      heading: 'Links to other places',
      paragraphs: [
        'Our pages link to social networks, to maps of our offices and, for sending an order, to messaging apps. The links to these apps carry the order. Nothing is fetched from any of these places until you follow a link. From then on, their own rules apply.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        "We sell things for babies, but the shop is meant for adults. Nobody under 18 may register, and we don't knowingly keep anything about a child.",
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        "You can see, change and delete everything the shop keeps, because it is all in your own browser. Clear this site's data in the browser's settings, and everything is gone for good. If you have written to us, just ask, and we will show you, correct or delete what we hold.",
        'In Your Data, on your account page, you can read in plain words what is kept, save it all as one file, and delete one entry or everything.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [
        'The contact page lists both of our offices. Write to us about privacy and a person will answer.',
      ],
    },
  ],
} as const satisfies Policy;
