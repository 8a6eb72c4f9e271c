// For a shop built with PAGE_FILES=file. This function (cloudfront-js-2.0) answers both "viewer request" and "viewer
// response" events: it maps urls to files, and keeps the data of pages out of search engines. The distribution itself must turn the bucket's 403 and 404 into
// /404.html with status 404.
function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-response') {
    const response = event.response;
    const isPageData = request.uri.endsWith('.txt') && !/\/(robots|llms)\.txt$/.test(request.uri);
    if (isPageData) response.headers['x-robots-tag'] = { value: 'noindex' };
    return response;
  }
  const path = request.uri.replace(/\/$/, '');
  if (path === '') {
    request.uri = '/index.html';
    // The last part of the url has no extension, which begins with a letter, unlike the .5 of /Pepper_1.5_L.
  } else if (!/\.[a-z][^/]*$/i.test(path)) {
    request.uri = `${path}.html`;
  }
  return request;
}
