import type { Policy } from '@/lib/domain/content';

export const cookiePolicy = {
  title: 'Cookie Policy',
  summary:
    'We set no cookies. To work at all, the shop keeps a few notes in your own browser, and this page names each of them.',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'No cookies, no counting',
      paragraphs: [
        'A cookie is a small text that a website stores in your browser and that travels back to it with every request. This shop sets none, neither its own nor anybody else’s. There is no analytics, no advertising, no pixel and no map or video from elsewhere, so there is nothing here for you to accept or refuse.',
        'The pages, their type and their pictures all come from the same place as the page itself. Your browser asks nobody else on our behalf.',
      ],
    },
    {
      heading: 'What the shop keeps on your device',
      paragraphs: [
        'Browsers give each site a little storage of its own, called local storage. What is written there stays on your device and is not sent to us. The shop uses these entries:',
      ],
      list: [
        'Cart: the products in your cart and how many of each, so that they are still there tomorrow.',
        'wishlist: the products you have put on your wishlist.',
        'RegisteredUser: the account you made on this device, that is your name, your e-mail address and a salted hash of your password. The password itself is not kept.',
        'User: who is signed in, by name and e-mail address.',
        'recentlyViewed: the last nine products you opened and when, so that you find them again below a product. They are forgotten after thirty days, or at once when you press Clear there.',
        'currency: the currency in which you asked to see prices beside the dollars, where you asked for one.',
        'OrderRequests: the last twenty orders that you prepared for the shop as a message, each with its products, your name, address and notes as you typed them, and the app you opened it in.',
        'SavedAddresses: the addresses that you chose to save in the checkout form, at most ten, each with the name, the phone number and the e-mail address you typed with it. The list in that form lets you remove each.',
        'Cart.bak: a copy of a cart that could not be read, kept once so that nothing of yours is lost.',
        'wishlist.bak: the same of a wishlist.',
      ],
    },
    {
      heading: 'What the shop keeps of itself',
      paragraphs: [
        'So that it opens without a network, the shop keeps a copy of its own pages in your browser, and the pictures that you have seen. With each picture stands when it was last shown, so that the oldest can make room. Your cart, your name and your orders are not in the copy. It is not made where your browser is set to save data.',
      ],
    },
    {
      heading: 'What the shop keeps for one tab',
      paragraphs: [
        'While you check out, what you type into the address form is kept in session storage, so that it survives a reload or a step back. It belongs to that tab alone and is gone when you close it. The number, date and code of your card are never kept anywhere.',
        'Where a page had to be loaded anew because a file of it was missing, its address and the time are kept in the same way, so that it is not done over and over.',
      ],
    },
    {
      heading: 'How to remove it',
      paragraphs: [
        'Take products out of the cart or the wishlist, remove an order request on your account page, or sign out on the login page, and the matching note is changed at once. To remove everything, open your browser’s settings, look for site data, and clear the data of this site. The shop will greet you as if you had never been here.',
        'Your Data, on your account page, does the same with less searching: it shows all of this with what is in it now, saves it as one file, and deletes one thing or everything.',
        'If your browser blocks storage altogether, you can still look at every page and fill a cart. It will then last only as long as the page is open.',
      ],
    },
    {
      heading: 'If this changes',
      paragraphs: [
        'Should we ever want to store anything else, this page will say so first, with a new date at the top, and where the law asks for your consent we will ask for it before and not after.',
      ],
    },
  ],
} as const satisfies Policy;

export const termsPolicy = {
  title: 'Terms & Conditions',
  summary:
    'These are the rules of the shop, in plain words. Using the shop means that you agree to them, so please read them once; it takes about four minutes.',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'Minato imports everyday goods from Japan and offers them to shoppers in Cambodia, the United Arab Emirates and the neighbouring countries, from offices in Phnom Penh and Dubai. In these terms, “we” and “the shop” mean Minato, and “you” means the person who is shopping.',
        'The checkout of this site can be walked through from the first step to the last, but no card is charged by it and no order is created. The terms below describe how an order is handled once we have accepted one.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You can browse, compare and fill a cart without an account. If you make one, please use your own name and an e-mail address that reaches you, choose a password that you use nowhere else, and keep it to yourself.',
        'Minors under 18 may not register. If you are younger, please ask a parent or guardian to shop for you.',
      ],
    },
    {
      heading: 'Products and prices',
      paragraphs: [
        'Every price is in US dollars (USD). Where another currency is shown beside it, that is an estimate to help you, and the dollar amount counts. A discount is shown with the price before it, so that you can check it.',
        'We describe each product as exactly as we can. Makers now and then change a label or a recipe, so please read the pack itself before you use what is in it, and keep to it where it differs from our page.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'We accept payment by Visa/MasterCard, in USD. Your bank may add a fee for converting the amount into your own currency; that fee is the bank’s, and we can neither see nor refund it.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'The times count from the moment we confirm your order. Weekends and public holidays at either end are not working days.',
      ],
      list: [
        'Cambodia: 1-2 working days, for a flat fee of USD 10.',
        'Other countries: 4-10 working days. The fee depends on the country and the weight, and you will know it before you pay.',
        'Duties or import taxes of your country, where there are any, are paid by the person who receives the parcel.',
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
        'You can return a product within 7 days of receiving it if it is sealed and unopened. Please tell us before you send it, and pack it so that it arrives as it left. Opened food, cosmetics, and goods for babies or for intimate use cannot be sold again, so we cannot take them back unless something is wrong with them.',
        'If a parcel arrives damaged, or holds something you did not order, send us a photograph. We will replace the product or return your money, and pay for the way back.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'A refund goes back to the card that paid. We start it as soon as the order is cancelled or the return has reached us. Depending on the banks between us, it can take up to 45 days until you see the money on your statement.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We answer for selling you what the page describes, in good condition. We do not answer for delays that nobody could foresee, such as storms, strikes or a closed border, though we will tell you about them and help where we can. Nothing in these terms takes away a right that the law of your country gives you as a consumer.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'When we change these terms, the date at the top changes too. For an order already made, the terms of that day stay in force. If anything here is unclear, the contact page says how to reach us, and we will gladly explain.',
      ],
    },
  ],
} as const satisfies Policy;

export const privacyPolicy = {
  title: 'Privacy Policy',
  summary:
    'We would like to know as little about you as a shop can. What you type here stays on your device, and this page explains how.',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'Through these pages, nothing. The shop runs in your browser and has no server behind it that could receive what you type. Searching, filtering, filling the cart, registering and checking out all happen on your own device. We use no analytics and no advertising, and nothing here follows you to other sites.',
        'To send you a page at all, the machine that keeps our files sees the address of your connection, as any website does. We do not use it to find out who you are.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Some things have to be remembered between one page and the next. They are kept in your browser’s own storage, where we cannot read them:',
      ],
      list: [
        'Your cart and your wishlist, under the names Cart and wishlist. If a stored cart cannot be read, one copy of it is kept as Cart.bak.',
        'The account you make on this device, under RegisteredUser, and the fact that you are signed in, under User: your name, your e-mail address and, for the account, a hash of your password.',
        'The products you opened last, under recentlyViewed, and the currency you asked to see beside dollars, under currency.',
        'What you type into the checkout form, in the session storage of that one tab, until you close it.',
        'The orders that you prepared as a message to the shop, under OrderRequests: their products and what you had typed into the checkout form. Your account page lists them and lets you remove each.',
        'The addresses that you chose to save in the checkout form, under SavedAddresses, each with the name, the phone number and the e-mail address you typed with it. Nothing is saved there unless you press Save.',
        'A copy of our pages and of the pictures you have seen, for times without a network. Nothing of yours is in it.',
      ],
    },
    {
      heading: 'Your password',
      paragraphs: [
        'We do not store your password, not even on your device. What is stored is a salted hash: the result of a long calculation that is easy to check and impractical to turn back. Still, anyone who can use your browser can use your account on it. On a shared computer, sign out and clear the site’s data when you are done.',
      ],
    },
    {
      heading: 'Your card',
      paragraphs: [
        'The card fields on the payment page exist only while you look at them. Number, date and security code are written to no storage, put into no address and sent to nobody.',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'The contact form prepares a message that you send with your own mail program, so you decide what is in it. An order that you send to the shop leaves in the same way: as a message in an app of your own, which you can read before you send it. If you do write, we keep your message for as long as it takes to answer you, and for as long as the law asks us to keep business letters. We pass it to nobody.',
      ],
    },
    {
      heading: 'Links to other places',
      paragraphs: [
        'Our pages link to social networks, for our offices to a map, and for sending an order to messengers, whose links carry the order. Nothing is fetched from them until you follow the link. From there on their own rules apply.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'We sell things for babies, but the shop is meant for adults. Nobody under 18 may register, and we do not knowingly keep anything about a child.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, change and delete everything the shop keeps, because it lies in your own browser: clear the site’s data in its settings, and it is gone for good. For letters you have sent us, ask, and we will show, correct or delete what we hold.',
        'Your Data, on your account page, shows in plain words what is kept, saves it as one file, and deletes one thing or everything.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['The contact page lists both of our offices. Ask for privacy, and a person will answer.'],
    },
  ],
} as const satisfies Policy;
