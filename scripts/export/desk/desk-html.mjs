import { charset } from '../next-markup.mjs';

/** The document of the order desk. Its script renders everything but what stands here for browsers without scripts. */
export function deskHtml({ language, title, messages, manifest, catalogue, icons, files }) {
  const fileOf = (extension) => files.find((file) => file.endsWith(extension));
  const appleIcon = icons.find(({ purpose }) => purpose !== 'maskable') ?? icons[0];
  return [
    `<!DOCTYPE html><html lang="${language}"><head>${charset}`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escape(title)}</title><meta name="description" content="${escape(messages.description)}"/>`,
    '<meta name="robots" content="noindex, nofollow"/><meta name="referrer" content="no-referrer"/>',
    `<link rel="manifest" href="${manifest}"/><link rel="icon" href="${appleIcon.src}"/>`,
    `<link rel="apple-touch-icon" href="${appleIcon.src}"/><link rel="stylesheet" href="${fileOf('.css')}"/>`,
    `<script src="${fileOf('.js')}" defer=""></script></head>`,
    `<body><div id="order-desk" data-catalogue="${catalogue}"><main>`,
    `<h1>${escape(messages.title)}</h1><noscript><p>${escape(messages.noScript)}</p></noscript>`,
    '</main></div></body></html>',
  ].join('');
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => escapes[character]);
}
