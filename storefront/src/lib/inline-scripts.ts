/**
 * Two tiny scripts that run before the first paint, so that a page which is the same for everybody shows
 * the right header at once. They are inline, allowed by their hash in the content security policy, and
 * trust nothing: the hint cookie only decides what is shown until /api/auth/check has answered.
 */

/** In the head: says on `<html>` whether this browser was signed in, and as what. */
export const sessionScript = `(function(){var d=document.documentElement,m=/(?:^|; )hint=([^;]*)/.exec(document.cookie),u=null;try{u=m&&JSON.parse(decodeURIComponent(m[1]))}catch(e){}d.dataset.session=u&&u.userName?u.role==='admin'?'admin':'customer':'guest';d.__hint=u})()`;

/** After markup that shows the name or the cart's count: fills both in. */
export const fillScript = `(function(){var d=document,u=d.documentElement.__hint,n=0,a=function(s,f){d.querySelectorAll(s).forEach(f)};try{n=+localStorage.getItem('cart-count')||0}catch(e){}if(u){a('[data-user-name]',function(e){e.textContent=u.userName});a('[data-user-initial]',function(e){e.textContent=u.userName.charAt(0).toUpperCase()});a('[data-cart-count]',function(e){e.textContent=n;e.hidden=!n})}})()`;
