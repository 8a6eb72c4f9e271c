import type { Policy } from '@/lib/domain/content';

export const cookiePolicy = {
  title: 'Cookie Policy',
  summary:
    'We set no cookies. To work at all, the shop keeps a few entries in your browser, and this page names each of them.',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'No cookies, no counting',
      paragraphs: [
        "A cookie is a small piece of text that a website stores in your browser and gets back with every request. This shop sets none, neither its own nor anyone else's. There are no analytics, no ads, no tracking pixels and no maps or videos from elsewhere, so there is nothing here for you to accept or refuse.",
        'The pages, their fonts and their pictures all come from the same place. Your browser asks nobody else on our behalf.',
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
        "RegisteredUser: the account you created on this device: your name, your email address and a salted hash of your password. The password itself isn't kept.",
        'User: who is logged in, by name and email address.',
        'recentlyViewed: the last nine products you opened and when, so that you can find them again at the bottom of a product page. They are deleted after thirty days, or at once when you press Clear there.',
        'currency: the currency you chose to see next to dollars, if you chose one.',
        'OrderRequests: the last twenty orders you prepared as messages to the shop, each with its products, your name, address and notes as you typed them, and the app you opened it in.',
        'SavedAddresses: the addresses you chose to save in the checkout form, at most ten, each with the name, phone number and email address you typed with it. You can remove each of them from the list in that form.',
        "Cart.bak: a copy of a cart that couldn't be read, kept once so that nothing is lost.",
        'wishlist.bak: the same for a wishlist.',
        "Cart.told: which change to your cart we've already told you about. Forgotten when you close the tab.",
        'wishlist.told: the same for a wishlist.',
      ],
    },
    {
      heading: 'The offline copy of the shop',
      paragraphs: [
        "So that it opens without an internet connection, the shop keeps a copy of its own pages in your browser, along with the pictures you have seen. For each picture it notes when it was last shown, so that the oldest can make room for new ones. Your cart, your name and your orders aren't in the copy. No copy is made if your browser is set to save data.",
      ],
    },
    {
      heading: 'What the shop keeps for one tab',
      paragraphs: [
        'While you check out, what you type into the address form is kept in session storage, so that it survives a reload or a step back. It belongs to that tab alone and is gone when you close it. Your card number, expiry date and CVV are never kept anywhere.',
        "When a page was reloaded because a file was missing, its address and the time are kept in the same way, so that it isn't reloaded again and again.",
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: [
        "Remove products from your cart or wishlist, remove an order request on your account page, or log out on the login page, and the matching entry changes at once. To remove everything, open your browser's settings, look for site data, and clear the data for this site. The shop will greet you as if you had never been here.",
        'Your Data, on your account page, is the easier way: it shows each entry and what is in it now, saves them all as one file, and deletes one or all of them.',
        'If your browser blocks storage altogether, you can still look at every page and fill a cart. It will last only as long as the page is open.',
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
        'Minato imports everyday goods from Japan and sells them to shoppers in Cambodia, the United Arab Emirates and neighbouring countries, from offices in Phnom Penh and Dubai. In these terms, “we” and “the shop” mean Minato, and “you” means the person who is shopping.',
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
        'Every price is in US dollars (USD). If another currency is shown next to it, that is an estimate to help you, and the dollar amount applies. A discount is shown next to the original price, so that you can check it.',
        'We describe each product as accurately as we can. Makers change a label or a recipe now and then, so please read the pack before you use the product, and follow it where it differs from our page.',
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
        'The times count from the moment we confirm your order. Weekends and public holidays do not count.',
      ],
      list: [
        'Cambodia: 1-2 working days, for a flat fee of USD 10.',
        'Other countries: 4-10 working days. The fee depends on the country and the weight, and you will know it before you pay.',
        'Any customs duties or import taxes in your country are paid by the person who receives the parcel.',
      ],
    },
    {
      heading: 'Cancelling an order',
      paragraphs: [
        'You can cancel an order within 24 hours of placing it, without giving a reason. Write to us with the order number. After 24 hours the parcel is usually packed and on its way, and the rules for returns apply instead.',
      ],
    },
    {
      heading: 'Returns',
      paragraphs: [
        'You can return a product within 7 days of receiving it if it is sealed and unopened. Please tell us before you send it, and pack it so that it reaches us in the same condition. Once opened, food, cosmetics, and goods for babies or for intimate use cannot be sold again, so we cannot take them back unless something is wrong with them.',
        "If a parcel arrives damaged, or contains something you didn't order, send us a photo. We will replace the product or refund you, and pay the return postage.",
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'A refund goes back to the card you paid with. We start it as soon as the order is cancelled or the return has reached us. Depending on the banks involved, it can take up to 45 days before you see the money on your statement.',
      ],
    },
    {
      heading: 'What we are responsible for',
      paragraphs: [
        'We are responsible for selling you what the page describes, in good condition. We are not responsible for delays that nobody could foresee, such as storms, strikes or a closed border, though we will tell you about them and help where we can. Nothing in these terms takes away your rights as a consumer under the law of your country.',
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
    'We would like to know as little about you as a shop can. What you type here stays on your device, and this page explains how.',
  updated: '2026-11-23',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'Through these pages, nothing. The shop runs in your browser, with no server behind it to receive what you type. Searching, filtering, filling the cart, registering and checking out all happen on your own device. We use no analytics and no advertising, and nothing here follows you to other sites.',
        "To send you a page at all, our web server sees your IP address, as any website's does. We don't use it to find out who you are.",
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
        'The products you opened last, under recentlyViewed, and the currency you chose to see next to dollars, under currency.',
        'What you type into the checkout form, in the session storage of that one tab, until you close it.',
        'The orders you prepared as messages to the shop, under OrderRequests: their products and what you had typed into the checkout form. You can see and remove them on your account page.',
        'The addresses you chose to save in the checkout form, under SavedAddresses, each with the name, phone number and email address you typed with it. Nothing is saved there unless you press Save.',
        'An offline copy of our pages and of the pictures you have seen. It holds nothing about you.',
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
        'The card fields on the payment page exist only while you look at them. Your card number, expiry date and CVV are never stored, put into a web address or sent to anyone.',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'The contact form prepares a message that you send with your own email app, so you decide what is in it. An order that you send to the shop works the same way: it opens as a message in your own app, where you can read it before you send it. If you do write, we keep your message for as long as it takes to answer you, and for as long as the law requires us to keep business letters. We share it with nobody.',
      ],
    },
    {
      heading: 'Links to other places',
      paragraphs: [
        'Our pages link to social networks, to a map of our offices and, for sending an order, to messaging apps, whose links carry the order. Nothing is fetched from them until you follow a link. From there on, their own rules apply.',
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
        "You can see, change and delete everything the shop keeps, because it is in your own browser: clear the site's data in its settings, and it is gone for good. If you have written to us, just ask, and we will show you, correct or delete what we hold.",
        'Your Data, on your account page, shows in plain words what is kept, saves it all as one file, and deletes one entry or everything.',
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
