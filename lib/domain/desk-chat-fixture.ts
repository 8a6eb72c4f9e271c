import type { Catalogue } from '@/lib/domain/catalogue';

/** Two messages of the sample as shoppers send them. */
export const messageOfSok = `Minato order request 261122-K7QF

2 × Uji Matcha Powder at $12.80: $25.60
1 × Sea Salt Crackers: $4.50

Subtotal: $30.10
Shipping: $0.30
Tax (5% VAT): $1.51
Total: $31.91

Payment method: COD (Cash on Delivery)

From and ship to:
Sok Dara
12 Riverside
Phnom Penh
Cambodia
+855 23 000 000

Order notes: Call first:
012 345

For the shop: qz1-gmddgktjhdjnfhdtfk-wkdgrc-dkfjlc-gjtpptgtpn

This cart: https://minato.example/Cart?items=7.2-12`;

export const messageOfDara = `Minato order request 261122-2WXY

1 × Sea Salt Crackers: $4.50

Subtotal: $4.50
Shipping: $0.05
Tax (5% VAT): $0.23
Rounding: −$0.01
Total: $4.77

Payment method: Collect and Pay

From:
ដារ៉ា សុខ
+855 23 000 000

For the shop: qz1-gmddgkdhmbbvcjpwf-dkfjlc-hrdbdpdgln

This cart: https://minato.example/Cart?items=12`;

/** The first one, translated. */
export const japanese = `Minatoの注文依頼 261122-K7QF

宇治抹茶パウダー 2個、12.80ドル：25.60ドル
塩クラッカー 1個：4.50ドル

小計：30.10ドル
送料：0.30ドル
税（付加価値税5%）：1.51ドル
合計：31.91ドル

お支払い方法：代金引換

差出人と配送先：
ソク・ダラ
リバーサイド12番地
プノンペン
カンボジア
+855 23 000 000

備考：まず電話してください：
012 345

お店用：QZ1 – gmddgktjhdjnfhdtfk – wkdgrc – dkfjlc – gjtpptgtpn

このカート：https://minato.example/Cart?items=7.2-12`;

/** The same messages of builds without a desk. */
export const [olderOfSok, olderOfDara] = [messageOfSok, messageOfDara].map((message) =>
  message.replace(/For the shop: .*\n\n/, ''),
);

const product = { discount: 0, rate: 4.5, img: '/images/products/tea.avif', category: 'Matcha Green Tea' };

export const catalogue: Catalogue = new Map(
  [
    { ...product, id: 7, name: 'Uji Matcha Powder', price: 12.8 },
    { ...product, id: 12, name: 'Sea Salt Crackers', price: 4.5 },
  ].map((each) => [each.id, each]),
);
