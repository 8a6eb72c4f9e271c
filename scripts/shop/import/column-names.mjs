/**
 * What shops call the column of each field, the likeliest name first, in a table of no known format. The names are joined
 * by commas here, and separated below.
 */
export const columnNames = {
  name: [
    'name,product name,title,product title,product,item name,itemname,item,article,artikelname,produktname,bezeichnung',
    'artikelbezeichnung,artikel,produkt,titel,nom du produit,nom,produit,désignation,nombre,nombre del producto',
    'producto,título,nome,nome prodotto,prodotto,nome do produto,produto,naam,productnaam,nazwa,название,ឈ្មោះ',
  ],
  price: [
    'price,regular price,unit price,retail price,selling price,sales price,list price,price incl. tax,price (tax incl.),preis',
    'verkaufspreis,bruttopreis,regulärer preis,vk,prix,prix de vente,prix ttc,tarif régulier,precio,precio normal',
    'precio de venta,prezzo,prezzo di vendita,prezzo di listino,preço,prijs,cena,цена,តម្លៃ',
  ],
  'sale price': [
    'sale price,special price,discounted price,offer price,promo price,angebotspreis,sonderpreis,aktionspreis',
    'prix promo,prix promotionnel,tarif promo,precio rebajado,precio de oferta,prezzo in offerta,prezzo scontato',
  ],
  'price before': [
    'compare at price,compare-at price,compare price,price before discount,old price,original price,was price,rrp',
    'msrp,uvp,streichpreis,alter preis,statt preis,prix barré,ancien prix,precio anterior,precio original',
  ],
  discount: [
    'discount,discount %,discount percent,discount (%),rabatt,rabatt %,rabatt in %,remise,remise %,descuento,sconto',
  ],
  category: [
    'category,categories,category path,product category,product type,type,department,collection,group,kategorie',
    'kategorien,warengruppe,produktkategorie,catégorie,catégories,rayon,categoría,categorías,categoria,categorie',
  ],
  stock: [
    'stock,stock quantity,quantity in stock,quantity,qty,inventory,inventory quantity,on hand,available quantity,current quantity',
    'bestand,lagerbestand,lager,menge,anzahl,quantité,quantité en stock,existencias,cantidad,inventario',
    'giacenza,quantità,magazzino,estoque,quantidade,voorraad,aantal',
  ],
  'in stock': [
    'in stock,in stock?,availability,available,stock status,verfügbarkeit,auf lager?,vorrätig?,is in stock,disponibilité',
  ],
  id: ['id,product id,item id,article id,artikel-id,produkt-id,nr,no,nr.,no.,number,#'],
  sku: [
    'sku,item sku,product sku,product code,item code,item number,article number,code,artikelnummer,art.-nr.',
    'artikelnr.,artikel-nr.,bestellnummer,référence,reference,référence produit,ref,referencia,codice,código',
  ],
  gtin: ['gtin,ean,ean13,ean-13,upc,barcode,isbn,jan,gtin/ean,ean/gtin,ean-code,code-barres,codice a barre'],
  brand: [
    'brand,brands,brand name,manufacturer,vendor,maker,producer,marke,hersteller,marque,fabricant,marca,merk',
  ],
  description: [
    'description,long description,full description,product description,body,details,body (html),text',
    'beschreibung,langbeschreibung,artikelbeschreibung,produktbeschreibung,short description,kurzbeschreibung',
    'description longue,description courte,descripción,descripción larga,descripción corta,descrizione,descrição',
  ],
  size: [
    'size,pack size,package size,net weight,net content,contents,volume,unit,größe,inhalt,packungsgröße,gebinde',
    'taille,contenance,tamaño,contenido,misura,formato',
  ],
  composition: ['composition,ingredients,zutaten,ingrédients,ingredientes,ingredienti'],
  material: ['material,materials,matière,materiale'],
  photos: [
    'photos,photo,photo url,images,image,image url,image urls,image link,image src,main image,picture,pictures',
    'picture url,product image,productimageurl,hosted image urls,base image,thumbnail,bild,bilder,bild-url,bildadresse,hauptbild,foto,fotos,image principale',
    'imagen,imágenes,imagen principal,immagine,immagini,imagem,afbeelding',
  ],
  rating: ['rating,average rating,stars,bewertung'],
  slug: ['slug,handle,url handle,url key,seo url,permalink'],
  adult: ['adult,adults only,18+'],
  hidden: ['hidden'],
  published: [
    'published,active,enabled,visible,online,product online,veröffentlicht,aktiv,publié,publicado,pubblicato',
  ],
  status: ['status'],
  'social image': ['social image'],
};

for (const field of Object.keys(columnNames))
  columnNames[field] = columnNames[field].flatMap((names) => names.split(','));
