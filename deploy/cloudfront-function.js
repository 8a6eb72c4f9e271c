// CloudFront function (cloudfront-js-2.0) for both "viewer request" and "viewer response" events. For missing
// files the distribution must turn the bucket's 403 and 404 into /404.html with status 404.
function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-response') {
    const response = event.response;
    const isData = request.uri.endsWith('.txt') && !/\/(robots|llms)\.txt$/.test(request.uri);
    if (isData) response.headers['x-robots-tag'] = { value: 'noindex' };
    return response;
  }
  if (request.uri.endsWith('/')) {
    request.uri += 'index.html';
  } else if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) {
    request.uri += '.html';
  }
  return request;
}
