<?php
/* Template Name: Offer */
get_header();
$markup = '<div data-widget="InPhp">';
?>
<div data-widget="OfferClaimApp" class="offer" data-offer-code="<?= esc_attr($code) ?>" <?php if ($dark): ?>data-theme="drak"<?php endif; ?>>
  <a href="<?= esc_url($url) ?>">Claim your offer</a>
</div>
<div data-widget="PrivacyChoises" class="privacy"><?php the_content(); ?></div>
<div data-widget="MobileLink" class="app"><?php if (have_posts()): endif; ?></div>
<?php get_footer();
