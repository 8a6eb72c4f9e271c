/** Sentences of the order desk, which only the merchant sees. */

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

const statuses = {
  new: 'New',
  confirmed: 'Confirmed',
  packed: 'Packed',
  out: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;

export const deskMessages = {
  title: 'Order desk',
  loading: 'Reading your orders',
  orders,
  statuses,
  events: { ...statuses, paid: 'Paid', unpaid: 'Payment taken back' },
  /** What the button of a row does, by the event that it records. */
  steps: {
    new: 'Open again',
    confirmed: 'Confirm',
    packed: 'Mark packed',
    out: 'Send out',
    delivered: 'Mark delivered',
    paid: 'Mark paid',
    unpaid: 'Take the payment back',
    cancelled: 'Cancel',
  },
  methods: { collect: 'Collect and pay', cod: 'Cash on delivery', card: 'Card' },
  paidMethods: { collect: 'Collect', cod: 'Delivery', card: 'Card' },
  noMethod: 'Payment not said',
  marks: {
    agrees: 'Sum is right',
    'price-changed': 'Price changed since',
    edited: 'Edited by hand',
  },
  noCatalogue:
    'The prices of the shop could not be loaded, so no order is compared with them. Everything else works.',
  intake: {
    title: 'Add orders',
    label: 'Messages',
    hint: 'Copy one or many messages in the chat and paste them here. Other talk among them is set aside.',
    read: 'Read the messages',
    paste: 'Paste',
    pasteFailed: 'The browser does not let the desk paste. Hold the field, then choose Paste.',
    file: 'Open a chat file',
    unreadableFile: (name: string) => `${name} could not be opened.`,
    nothing: 'There is no order in it.',
    empty: 'Paste a message first.',
    added: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
    changed: (count: number) =>
      count === 1
        ? 'This order came again, with changes. The new message counts, and the one before is kept:'
        : 'These orders came again, with changes. The new messages count, and those before are kept:',
    kept: (count: number) =>
      count === 1
        ? 'This order is here already. Another message of it came, which does not count. Open the order to choose:'
        : 'These orders are here already. Other messages of them came, which do not count. Open an order to choose:',
    undo: (count: number) => (count === 1 ? 'Take the message from before' : 'Take the messages from before'),
    repeated: (count: number) =>
      count === 1 ? '1 order was here already' : `${count} orders were here already`,
    unread: (count: number) => (count === 1 ? '1 passage was not read' : `${count} passages were not read`),
    shareFailed:
      'What you shared could not be kept on this device. Please copy the messages and paste them here.',
  },
  list: {
    title: 'Orders',
    search: 'Search',
    searchHint: 'Name, phone, product or reference',
    filter: 'Status',
    all: 'All',
    done: 'Done',
    /** Read after the count: "12 of 40 orders". */
    shown: (shown: number, all: number) => (shown === all ? orders(all) : `${shown} of ${orders(all)}`),
    more: (count: number) => `Show ${count} more`,
    none: 'No order matches.',
    empty: 'No orders yet. Paste the first message above.',
    nameless: 'No name given',
    roundCash: (count: number, cash: string) =>
      `${orders(count)} out for delivery: ${cash} to collect in cash.`,
    /** What the button of a row says before an order with a warning is confirmed. */
    check: 'Check first',
    stepOf: (step: string, name: string) => `${step}: ${name}`,
  },
  order: {
    region: 'Order',
    back: 'All orders',
    choose: 'Choose an order to see it here.',
    gone: 'There is no such order on this device.',
    status: 'Status',
    isPaid: 'Paid',
    samePhone: 'Same phone as',
    whatsapp: 'WhatsApp',
    deleteData: "Delete this customer's data",
    asksDelete:
      'Delete the name, the address, the phone number, the notes and the messages of this order? Its reference, goods, sums and invoice stay.',
    yesDelete: 'Yes, delete them',
    no: 'No',
    lines: 'Goods',
    quantity: 'Number',
    product: 'Product',
    unit: 'Each',
    sum: 'Sum',
    total: 'Total',
    due: 'To pay',
    editedQuantity: (name: string, written: number, shop: number) =>
      `${name}: the message says ${written}, the shop's code says ${shop}.`,
    editedPrice: (name: string, written: string, shop: string) =>
      `${name}: the message says ${written} each, the shop's code says ${shop}.`,
    editedTotal: (written: string, shop: string) =>
      `The message says ${written} in all; the shop asks ${shop}.`,
    editedElsewhere:
      'Its goods and its sum are those of the shop. Another number was changed, such as a phone number, or a part of the message is missing.',
    editedAdvice:
      "The desk counts with the shop's code. Ask the customer to send the order again from the shop before you confirm it.",
    priceChanged: (written: string, shop: string) =>
      `The message says ${written}, as the shop said when it was sent. Today the shop asks ${shop}.`,
    unknown: (names: string) => `The shop has no product called ${names}. It counts with its written price.`,
    name: 'Name',
    address: 'Address',
    payment: 'Payment',
    paidAs: (method: string) => `Paid. The message says: ${method}.`,
    coupon: 'Coupon code',
    from: 'From',
    shipTo: 'Ship to',
    fromAndShipTo: 'From and ship to',
    collected: 'The customer collects it.',
    notes: 'Notes',
    message: 'The message as it came',
    others: 'Other messages of this order',
    othersHint: (time: string) => `What stands here is from the message that was read ${time}. It counts.`,
    other: (time: string) => `Another message, read ${time}`,
    otherUndated: 'Another message',
    take: 'Let this message count',
    /** Between what counts and what the other message says. */
    countsNot: 'counts, not',
    onlyCounts: 'is only in the message that counts',
    onlyOther: 'is only in the message that does not count',
    differsNot: 'It says the same of the customer, the goods, the sum and the payment.',
    otherCame: 'Another message came',
    history: 'What happened',
    received: 'Received',
    deletedData: "The customer's data was deleted.",
  },
  prints: {
    title: 'Print',
    paper: 'Paper',
    papers: { a6: 'A6', roll: '58 mm roll' },
    parcel: 'Parcel slip',
    driver: "Driver's slip",
    invoice: 'Tax invoice',
    invoiceNumbered: (number: number) => `Tax invoice ${number}`,
    asksInvoice: (number: number) => `Give this order invoice ${number}? Its number is never used again.`,
    giveInvoice: (number: number) => `Yes, invoice ${number}`,
    hasInvoice: (number: number, day: string) => `This order has tax invoice ${number}, given on ${day}.`,
    allSlips: (count: number, paper: string) =>
      count === 1
        ? `Print the slips of 1 confirmed order (${paper})`
        : `Print the slips of all ${count} confirmed orders (${paper})`,
    issueFailed:
      'The invoice was not made, because its number could not be kept on this device. Free some space, then try again.',
    cannotPrint: "This browser can't print. Open the order desk in Chrome or Safari.",
  },
  undo: {
    done: (name: string, status: string) => `${name}: ${status}`,
    undo: 'Undo',
    dismiss: 'Close',
  },
  storage: {
    unsaved:
      'This device refuses to keep what you did last: its storage is full or blocked. It is here until you close this page. Save the backup file now, free some space, then try again.',
    retry: 'Try again',
    unreadable: (count: number) =>
      `${orders(count)} on this device cannot be read by this version of the desk. They stay as they are.`,
    inApp:
      "You are in the browser of another app, which keeps its orders apart. Open this address in your phone's own browser, such as Chrome or Safari.",
    backupDue:
      'You have not saved a backup for a week. A phone may lose what it keeps: when it is lost, reset or short of space.',
    persistent: 'This browser has promised not to clear the orders by itself.',
    temporary:
      'This browser may clear the orders when the device is short of space. Install the desk, or save a backup often.',
  },
  files: {
    title: 'Table, stock list and backup',
    backupTitle: 'Backup',
    backup: 'Save a backup',
    backupHint:
      'One file with every order and the number of the last invoice. It holds the data of your customers: keep it where only you can read it.',
    lastBackup: (day: string) => `Last saved on ${day}.`,
    neverBackedUp: 'Not saved yet.',
    restore: 'Read a backup',
    restored: (added: number, changed: number, unreadable: number) =>
      `The backup is read: ${orders(added)} added, ${orders(changed)} changed.${unreadable > 0 ? ` ${orders(unreadable)} could not be read.` : ''}`,
    refused: {
      'no-backup': (name: string) => `${name} is no backup of an order desk. Nothing was changed.`,
      'other-shop': (name: string) => `${name} is the backup of another shop. Nothing was changed.`,
      newer: (name: string) =>
        `${name} was saved by a later version of the desk. Open the desk with a network, then try again.`,
    },
    csvTitle: 'Orders as a table',
    csv: 'Save the table',
    csvHint: 'A CSV file for a spreadsheet, with one row for each line of each order.',
    stockTitle: 'Stock list',
    stockHint:
      'Open the products.csv of your shop: you get it back with what was sold since the last list taken off. An order counts once it is confirmed.',
    stockFile: 'Open products.csv',
    stockMade: (count: number) =>
      `${orders(count)} taken into account. We asked your browser to save products.csv: put it into the folder of your shop.`,
    stockAgain: 'Save it again',
    stockUnknown: (names: string) => `Not in the table: ${names}.`,
    stockShort: (names: string) => `More was sold than the table has, so its stock is 0: ${names}.`,
    noTable: (name: string) =>
      `${name} is no table of products with the columns id and stock. Nothing was changed.`,
    asked: (name: string) => `We asked your browser to save ${name}.`,
    failed: "Your browser couldn't make the file.",
  },
  customers: {
    title: "Your customers' data",
    text: 'Names, addresses, phone numbers and messages stay on this device. Nothing is sent anywhere, and nobody else can see them. They are also in the backup files that you save, and in your chats.',
    kept: 'Delete them after',
    months: (count: number) =>
      count === 12 ? '1 year' : count > 12 ? `${count / 12} years` : `${count} months`,
    keptHint:
      'Then the name, the address, the phone number, the notes and the message of an order are deleted, when you open the desk. Its reference, goods, sums, status and invoice stay.',
    deleted: (count: number) => `The customers' data of ${orders(count)} was deleted.`,
  },
} as const;
